package java.util;

// It keeps a half of what it goes over, until end() gives it back: so nobody changes that meanwhile.
public interface Iterator<E> {
  //@ predicate valid();

  //@ requires valid();
  //@ ensures result != null;
  //@ pure ghost Collection<E> of();

  // The elements in order, and how many of them there have been.
  //@ requires valid();
  //@ pure ghost seq<E> elements();

  //@ requires valid();
  //@ ensures 0 <= result && result <= |elements()|;
  //@ pure ghost int count();

  // Whether there is an element to remove: next() has been called, and remove() not since.
  //@ requires valid();
  //@ ensures result ==> count() > 0;
  //@ pure ghost boolean canRemove();

  //@ requires valid();
  //@ ensures acc(\old(of()).valid(), 1/2) && \old(of()).order() == \old(elements());
  //@ ghost void end();

  //@ requires valid();
  //@ ensures result == (count() < |elements()|);
  /*@ pure @*/ boolean hasNext();

  //@ requires valid() && count() < |elements()|;
  //@ ensures valid() && of() == \old(of()) && elements() == \old(elements()) && count() == \old(count()) + 1;
  //@ ensures result == elements()[\old(count())] && canRemove();
  E next();

  // Whoever goes over it has the other half of it alone: nobody else reads it meanwhile, or goes over it.
  //@ requires valid() && acc(of().valid(), 1/2) && canRemove();
  //@ ensures valid() && acc(of().valid(), 1/2) && of() == \old(of()) && !canRemove();
  //@ ensures count() == \old(count()) - 1 && of().order() == elements();
  //@ ensures elements() == \old(elements())[..\old(count()) - 1] + \old(elements())[\old(count())..];
  void remove();
}
// unlisted: forEachRemaining(java.util.function.Consumer)
