package java.util;

public class HashSet<E> implements Set<E>, Cloneable, java.io.Serializable {
  //@ ensures valid() && view() == set<Object>{};
  public HashSet();

  //@ requires 0 <= capacity;
  //@ ensures valid() && view() == set<Object>{};
  public HashSet(int capacity);

  /*@ pure @*/ public int size();

  /*@ pure @*/ public boolean isEmpty();

  /*@ pure @*/ public boolean contains(Object object);

  public boolean add(E element);

  public boolean remove(Object object);

  public void clear();

  public Iterator<E> iterator();
}
// unlisted: HashSet(int,float) HashSet(java.util.Collection) addAll(java.util.Collection) clone()
// unlisted: containsAll(java.util.Collection) equals(Object) forEach(java.util.function.Consumer) hashCode()
// unlisted: parallelStream() removeAll(java.util.Collection) removeIf(java.util.function.Predicate)
// unlisted: retainAll(java.util.Collection) spliterator() stream() toArray() toArray(Object[])
// unlisted: toArray(java.util.function.IntFunction) toString()
