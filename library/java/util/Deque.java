package java.util;

public interface Deque<E> extends Queue<E> {
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

  //@ requires valid();
  //@ ensures result == |view()|;
  /*@ pure @*/ int size();
}
// unlisted: add(Object) addAll(java.util.Collection) clear() contains(Object)
// unlisted: containsAll(java.util.Collection) descendingIterator() element() equals(Object)
// unlisted: forEach(java.util.function.Consumer) hashCode() isEmpty() iterator() offer(Object)
// unlisted: offerFirst(Object) offerLast(Object) parallelStream() peek() peekFirst() peekLast() poll()
// unlisted: pollFirst() pollLast() remove() remove(Object) removeAll(java.util.Collection)
// unlisted: removeFirstOccurrence(Object) removeIf(java.util.function.Predicate) removeLastOccurrence(Object)
// unlisted: retainAll(java.util.Collection) spliterator() stream() toArray() toArray(Object[])
// unlisted: toArray(java.util.function.IntFunction)
