package java.util;

import java.util.Collection;

public class ArrayList<E> implements List<E>, Cloneable, java.io.Serializable {
  //@ ensures valid() && view() == seq<E>{};
  public ArrayList();

  //@ requires 0 <= capacity;
  //@ ensures valid() && view() == seq<E>{};
  public ArrayList(int capacity);

  // The elements in the order in which a loop meets them.
  //@ requires other != null && acc(other.valid(), 1/2);
  //@ ensures acc(other.valid(), 1/2) && other.order() == \old(other.order());
  //@ ensures valid() && view() == \old(other.order());
  public ArrayList(Collection<E> other);

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

  public List<E> subList(int from, int to);

  /*@ pure @*/ public int lastIndexOf(Object object);

  public boolean addAll(Collection<E> other);

  /*@ pure @*/ public boolean equals(Object other);

  /*@ pure @*/ public int hashCode();

  public Iterator<E> iterator();
}
// unlisted: addAll(int,java.util.Collection) clone() containsAll(java.util.Collection) ensureCapacity(int)
// unlisted: forEach(java.util.function.Consumer) listIterator() listIterator(int) modCount parallelStream()
// unlisted: removeAll(java.util.Collection) removeIf(java.util.function.Predicate) removeRange(int,int)
// unlisted: replaceAll(java.util.function.UnaryOperator) retainAll(java.util.Collection)
// unlisted: sort(java.util.Comparator) spliterator() stream() toArray() toArray(Object[])
// unlisted: toArray(java.util.function.IntFunction) toString() trimToSize()
