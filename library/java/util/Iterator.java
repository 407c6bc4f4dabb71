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

  //@ requires valid();
  //@ ensures acc(\old(of()).valid(), 1/2) && \old(of()).order() == \old(elements());
  //@ ghost void end();

  //@ requires valid();
  //@ ensures result == (count() < |elements()|);
  /*@ pure @*/ boolean hasNext();

  //@ requires valid() && count() < |elements()|;
  //@ ensures valid() && of() == \old(of()) && elements() == \old(elements()) && count() == \old(count()) + 1;
  //@ ensures result == elements()[\old(count())];
  E next();
}
// unlisted: forEachRemaining(java.util.function.Consumer) remove()
