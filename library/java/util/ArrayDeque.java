package java.util;

public class ArrayDeque<E> implements Deque<E>, Cloneable, java.io.Serializable {
  //@ ensures valid() && view() == seq<E>{};
  public ArrayDeque();

  //@ ensures valid() && view() == seq<E>{};
  public ArrayDeque(int capacity);

  public void addFirst(E element);

  public void addLast(E element);

  public void push(E element);

  public boolean add(E element);

  public boolean offer(E element);

  public E removeFirst();

  public E removeLast();

  public E pop();

  public E remove();

  public E poll();

  /*@ pure @*/ public E peek();

  /*@ pure @*/ public E getFirst();

  /*@ pure @*/ public E getLast();

  /*@ pure @*/ public int size();

  /*@ pure @*/ public boolean isEmpty();

  public void clear();

  /*@ pure @*/ public E element();

  public boolean offerFirst(E element);

  public boolean offerLast(E element);

  public E pollFirst();

  public E pollLast();

  /*@ pure @*/ public E peekFirst();

  /*@ pure @*/ public E peekLast();

  public Iterator<E> iterator();
}
// unlisted: ArrayDeque(java.util.Collection) addAll(java.util.Collection) clone() contains(Object)
// unlisted: containsAll(java.util.Collection) descendingIterator() equals(Object)
// unlisted: forEach(java.util.function.Consumer) hashCode() parallelStream() remove(Object)
// unlisted: removeAll(java.util.Collection) removeFirstOccurrence(Object)
// unlisted: removeIf(java.util.function.Predicate) removeLastOccurrence(Object)
// unlisted: retainAll(java.util.Collection) spliterator() stream() toArray() toArray(Object[])
// unlisted: toArray(java.util.function.IntFunction) toString()
