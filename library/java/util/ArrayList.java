package java.util;

public class ArrayList<E> implements List<E>, Cloneable, java.io.Serializable {
  //@ ensures valid() && view() == seq<E>{};
  public ArrayList();

  //@ requires 0 <= capacity;
  //@ ensures valid() && view() == seq<E>{};
  public ArrayList(int capacity);

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

  public Iterator<E> iterator();
}
// unlisted: ArrayList(java.util.Collection) addAll(int,java.util.Collection) addAll(java.util.Collection)
// unlisted: clone() containsAll(java.util.Collection) ensureCapacity(int) equals(Object)
// unlisted: forEach(java.util.function.Consumer) hashCode() lastIndexOf(Object) listIterator()
// unlisted: listIterator(int) modCount parallelStream() removeAll(java.util.Collection)
// unlisted: removeIf(java.util.function.Predicate) removeRange(int,int)
// unlisted: replaceAll(java.util.function.UnaryOperator) retainAll(java.util.Collection)
// unlisted: sort(java.util.Comparator) spliterator() stream() subList(int,int) toArray() toArray(Object[])
// unlisted: toArray(java.util.function.IntFunction) toString() trimToSize()
