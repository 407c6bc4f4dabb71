package java.util;

// A loop over a collection keeps a half of valid() until it is left, so that the body may read, but not change
// what it goes over.
// loops: lend takeBack
// unmodifiable: List.of List.copyOf Set.of Set.copyOf
// unmodifiable: Collections.emptyList Collections.emptySet Collections.singletonList Collections.nCopies Collections.unmodifiableList Collections.unmodifiableSet
// modifiable: java.util.ArrayList java.util.LinkedList java.util.HashSet java.util.Queue
public interface Collection<E> extends Iterable<E> {
  //@ predicate valid();

  // Whether it may be changed: what `of` and its like make throws there, and may be one object each time it is made.
  //@ pure ghost boolean isModifiable();

  // What a loop keeps of a collection that has these elements, in this order.
  //@ predicate lent(seq<E> elements);

  // The elements in the order in which a loop meets them.
  //@ requires valid();
  //@ ensures |result| <= Integer.MAX_VALUE;
  //@ pure ghost seq<E> order();

  //@ requires acc(valid(), 1/2) && elements == order();
  //@ ensures lent(elements);
  //@ ghost void lend(seq<E> elements);

  //@ requires lent(elements);
  //@ ensures acc(valid(), 1/2) && order() == elements;
  //@ ghost void takeBack(seq<E> elements);

  //@ requires valid();
  //@ ensures result == |order()|;
  /*@ pure @*/ int size();

  //@ requires valid();
  //@ ensures result == (|order()| == 0);
  /*@ pure @*/ boolean isEmpty();

  //@ requires valid() && isModifiable();  // what List.of and its like make is not
  //@ ensures valid() && order() == seq<E>{};
  void clear();

  //@ requires acc(valid(), 1/2);
  //@ ensures result != null && result.valid() && result.of() == this;
  //@ ensures result.elements() == \old(order()) && result.count() == 0 && !result.canRemove();
  Iterator<E> iterator();
}
// unlisted: add(Object) addAll(java.util.Collection) contains(Object) containsAll(java.util.Collection)
// unlisted: equals(Object) forEach(java.util.function.Consumer) hashCode() parallelStream() remove(Object)
// unlisted: removeAll(java.util.Collection) removeIf(java.util.function.Predicate)
// unlisted: retainAll(java.util.Collection) spliterator() stream() toArray() toArray(Object[])
// unlisted: toArray(java.util.function.IntFunction)
