package java.util;

import java.util.Collection;

public class HashSet<E> implements Set<E>, Cloneable, java.io.Serializable {
  //@ ensures valid() && view() == set<Object>{};
  public HashSet();

  //@ requires 0 <= capacity;
  //@ ensures valid() && view() == set<Object>{};
  public HashSet(int capacity);

  //@ requires other != null && acc(other.valid(), 1/2);
  //@ requires other instanceof Set || (\forall int i; 0 <= i && i < |other.order()|; Objects.isValue(other.order()[i]));
  //@ ensures acc(other.valid(), 1/2) && other.order() == \old(other.order());
  //@ ensures valid();
  //@ ensures (\forall Object key; true; (key \in view()) == (\exists int i; 0 <= i && i < |other.order()|; Objects.key(other.order()[i]) == key));
  //@ ensures other instanceof Set ==> view() == ((Set<?>) other).view();
  public HashSet(Collection<E> other);

  /*@ pure @*/ public int size();

  /*@ pure @*/ public boolean isEmpty();

  /*@ pure @*/ public boolean contains(Object object);

  public boolean add(E element);

  public boolean remove(Object object);

  public void clear();

  public boolean addAll(Collection<E> other);

  /*@ pure @*/ public boolean equals(Object other);

  public Iterator<E> iterator();
}
// unlisted: HashSet(int,float) clone() containsAll(java.util.Collection) forEach(java.util.function.Consumer)
// unlisted: hashCode() parallelStream() removeAll(java.util.Collection) removeIf(java.util.function.Predicate)
// unlisted: retainAll(java.util.Collection) spliterator() stream() toArray() toArray(Object[])
// unlisted: toArray(java.util.function.IntFunction) toString()
