package java.util;

// It keeps a half of what it goes over, until end() gives it back: so nobody changes that meanwhile. A class of a program that implements
// it goes over no collection of Java's, and says what the others are:
// open: valid elements count end
public interface Iterator<E> {
  //@ predicate valid();

  // Null where it goes over something else.
  //@ requires valid();
  //@ pure ghost Collection<E> of() = null;

  // The elements in order, and how many of them there have been.
  //@ requires valid();
  //@ pure ghost seq<E> elements();

  //@ requires valid();
  //@ ensures 0 <= result && result <= |elements()|;
  //@ pure ghost int count();

  // Whether there is an element to remove: next() has been called, and remove() not since.
  //@ requires valid();
  //@ ensures result ==> count() > 0 && of() != null;
  //@ pure ghost boolean canRemove() = false;

  //@ requires valid();
  //@ ensures \old(of()) != null ==> acc(\old(of()).valid(), 1/2) && \old(of()).order() == \old(elements());
  //@ ghost default void end();

  //@ requires valid();
  //@ ensures result == (count() < |elements()|);
  /*@ pure @*/ boolean hasNext();

  //@ requires valid() && count() < |elements()|;
  //@ ensures valid() && of() == \old(of()) && elements() == \old(elements()) && count() == \old(count()) + 1;
  //@ ensures of() != null ==> canRemove() && result == elements()[\old(count())];
  //@ ensures of() == null ==> Objects.key(result) == Objects.key(elements()[\old(count())]);
  E next();

  // Whoever goes over it has the other half of it alone: nobody else reads it meanwhile, or goes over it.
  //@ requires valid() && canRemove() && acc(of().valid(), 1/2) && of().isModifiable();  // what List.of and its like make is not
  //@ ensures valid() && acc(of().valid(), 1/2) && of() == \old(of()) && !canRemove();
  //@ ensures count() == \old(count()) - 1 && of().order() == elements();
  //@ ensures elements() == \old(elements())[..\old(count()) - 1] + \old(elements())[\old(count())..];
  default void remove();
}
// unlisted: forEachRemaining(java.util.function.Consumer)
