package java.util;

import java.util.Collection;

// Null may be among its elements, also where it is used as a queue.
public class LinkedList<E> implements List<E>, Deque<E>, Cloneable, java.io.Serializable {
  //@ ensures valid() && view() == seq<E>{};
  public LinkedList();

  //@ requires other != null && acc(other.valid(), 1/2);
  //@ ensures acc(other.valid(), 1/2) && other.order() == \old(other.order());
  //@ ensures valid() && view() == \old(other.order());
  public LinkedList(Collection<E> other);

  //@ requires valid();
  //@ ensures valid() && view() == \old(view()) + seq<E>{element} && result;
  public boolean add(E element);

  public void add(int index, E element);

  /*@ pure @*/ public E get(int index);

  public E set(int index, E element);

  public E remove(int index);

  public void clear();

  /*@ pure @*/ public int size();

  /*@ pure @*/ public boolean isEmpty();

  /*@ pure @*/ public boolean contains(Object object);

  /*@ pure @*/ public int indexOf(Object object);

  public boolean remove(Object object);

  //@ requires valid();
  //@ ensures valid() && view() == seq<E>{element} + \old(view());
  public void addFirst(E element);

  //@ requires valid();
  //@ ensures valid() && view() == \old(view()) + seq<E>{element};
  public void addLast(E element);

  //@ requires valid();
  //@ ensures valid() && view() == seq<E>{element} + \old(view());
  public void push(E element);

  //@ requires valid();
  //@ ensures valid() && view() == \old(view()) + seq<E>{element} && result;
  public boolean offer(E element);

  public E removeFirst();

  public E removeLast();

  public E pop();

  public E remove();

  public E poll();

  /*@ pure @*/ public E peek();

  /*@ pure @*/ public E getFirst();

  /*@ pure @*/ public E getLast();

  /*@ pure @*/ public E element();

  //@ requires valid();
  //@ ensures valid() && view() == seq<E>{element} + \old(view()) && result;
  public boolean offerFirst(E element);

  //@ requires valid();
  //@ ensures valid() && view() == \old(view()) + seq<E>{element} && result;
  public boolean offerLast(E element);

  public E pollFirst();

  public E pollLast();

  /*@ pure @*/ public E peekFirst();

  /*@ pure @*/ public E peekLast();

  /*@ pure @*/ public int lastIndexOf(Object object);

  public boolean addAll(Collection<E> other);

  /*@ pure @*/ public boolean equals(Object other);

  /*@ pure @*/ public int hashCode();

  public Iterator<E> iterator();
}
// unlisted: addAll(int,java.util.Collection) clone() containsAll(java.util.Collection) descendingIterator()
// unlisted: forEach(java.util.function.Consumer) listIterator() listIterator(int) modCount parallelStream()
// unlisted: removeAll(java.util.Collection) removeFirstOccurrence(Object)
// unlisted: removeIf(java.util.function.Predicate) removeLastOccurrence(Object) removeRange(int,int)
// unlisted: replaceAll(java.util.function.UnaryOperator) retainAll(java.util.Collection)
// unlisted: sort(java.util.Comparator) spliterator() stream() subList(int,int) toArray() toArray(Object[])
// unlisted: toArray(java.util.function.IntFunction) toString()
