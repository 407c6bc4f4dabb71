package java.util;

// One that is in order. Some refuse null (ArrayDeque), so that none is added to what is known as a queue only.
public interface Queue<E> extends Collection<E> {
  // The elements, the first one first.
  //@ requires valid();
  //@ ensures result == order();
  //@ pure ghost seq<E> view();

  //@ requires valid() && element != null;
  //@ ensures valid() && view() == \old(view()) + seq<E>{element} && result;
  boolean add(E element);

  //@ requires valid() && element != null;
  //@ ensures valid() && view() == \old(view()) + seq<E>{element} && result;
  boolean offer(E element);

  //@ requires valid() && |view()| > 0;
  //@ ensures valid() && view() == \old(view())[1..] && result == \old(view()[0]);
  E remove();

  //@ requires valid();
  //@ ensures valid() && view() == (|\old(view())| > 0 ? \old(view())[1..] : seq<E>{});
  //@ ensures result == \old(peek());
  E poll();

  //@ requires valid();
  //@ ensures result == (|view()| > 0 ? view()[0] : null);
  /*@ pure @*/ E peek();

  //@ requires valid() && |view()| > 0;
  //@ ensures result == view()[0];
  /*@ pure @*/ E element();
}
// unlisted: addAll(java.util.Collection) clear() contains(Object) containsAll(java.util.Collection)
// unlisted: equals(Object) forEach(java.util.function.Consumer) hashCode() isEmpty() iterator()
// unlisted: parallelStream() remove(Object) removeAll(java.util.Collection)
// unlisted: removeIf(java.util.function.Predicate) retainAll(java.util.Collection) size() spliterator()
// unlisted: stream() toArray() toArray(Object[]) toArray(java.util.function.IntFunction)
