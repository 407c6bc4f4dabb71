package java.util;

public interface Deque<E> extends Queue<E> {
  boolean add(E element);

  boolean offer(E element);

  E remove();

  E poll();

  /*@ pure @*/ E peek();

  /*@ pure @*/ E element();

  //@ requires valid() && element != null;
  //@ ensures valid() && view() == seq<E>{element} + \old(view());
  void addFirst(E element);

  //@ requires valid() && element != null;
  //@ ensures valid() && view() == \old(view()) + seq<E>{element};
  void addLast(E element);

  //@ requires valid() && element != null;
  //@ ensures valid() && view() == seq<E>{element} + \old(view());
  void push(E element);

  //@ requires valid() && |view()| > 0;
  //@ ensures valid() && view() == \old(view())[1..] && result == \old(view()[0]);
  E removeFirst();

  //@ requires valid() && |view()| > 0;
  //@ ensures valid() && view() == \old(view())[..|\old(view())| - 1];
  //@ ensures result == \old(view()[|view()| - 1]);
  E removeLast();

  //@ requires valid() && |view()| > 0;
  //@ ensures valid() && view() == \old(view())[1..] && result == \old(view()[0]);
  E pop();

  //@ requires valid() && |view()| > 0;
  //@ ensures result == view()[0];
  /*@ pure @*/ E getFirst();

  //@ requires valid() && |view()| > 0;
  //@ ensures result == view()[|view()| - 1];
  /*@ pure @*/ E getLast();

  //@ requires valid() && element != null;
  //@ ensures valid() && view() == seq<E>{element} + \old(view()) && result;
  boolean offerFirst(E element);

  //@ requires valid() && element != null;
  //@ ensures valid() && view() == \old(view()) + seq<E>{element} && result;
  boolean offerLast(E element);

  //@ requires valid();
  //@ ensures valid() && view() == (|\old(view())| > 0 ? \old(view())[1..] : seq<E>{});
  //@ ensures result == \old(peekFirst());
  E pollFirst();

  //@ requires valid();
  //@ ensures valid() && view() == (|\old(view())| > 0 ? \old(view())[..|\old(view())| - 1] : seq<E>{});
  //@ ensures result == \old(peekLast());
  E pollLast();

  //@ requires valid();
  //@ ensures result == (|view()| > 0 ? view()[0] : null);
  /*@ pure @*/ E peekFirst();

  //@ requires valid();
  //@ ensures result == (|view()| > 0 ? view()[|view()| - 1] : null);
  /*@ pure @*/ E peekLast();

  //@ requires valid();
  //@ ensures result == |view()|;
  /*@ pure @*/ int size();

  Iterator<E> iterator();
}
// unlisted: addAll(java.util.Collection) clear() contains(Object) containsAll(java.util.Collection)
// unlisted: descendingIterator() equals(Object) forEach(java.util.function.Consumer) hashCode() isEmpty()
// unlisted: parallelStream() remove(Object) removeAll(java.util.Collection) removeFirstOccurrence(Object)
// unlisted: removeIf(java.util.function.Predicate) removeLastOccurrence(Object)
// unlisted: retainAll(java.util.Collection) spliterator() stream() toArray() toArray(Object[])
// unlisted: toArray(java.util.function.IntFunction)
