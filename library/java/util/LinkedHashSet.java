package java.util;

import java.util.Collection;

// A loop meets the elements in the order in which they came to be there.
public class LinkedHashSet<E> extends HashSet<E> implements Set<E>, Cloneable, java.io.Serializable {
  //@ ensures valid() && view() == set<Object>{};
  public LinkedHashSet();

  //@ requires 0 <= capacity;
  //@ ensures valid() && view() == set<Object>{};
  public LinkedHashSet(int capacity);

  //@ requires other != null && acc(other.valid(), 1/2);
  //@ requires other instanceof Set || (\forall int i; 0 <= i && i < |other.order()|; Objects.isValue(other.order()[i]));
  //@ ensures acc(other.valid(), 1/2) && other.order() == \old(other.order());
  //@ ensures valid();
  //@ ensures (\forall Object key; true; (key \in view()) == (\exists int i; 0 <= i && i < |other.order()|; Objects.key(other.order()[i]) == key));
  //@ ensures other instanceof Set ==> view() == ((Set<?>) other).view();
  public LinkedHashSet(Collection<E> other);

  /*@ pure @*/ public int size();

  /*@ pure @*/ public boolean isEmpty();

  /*@ pure @*/ public boolean contains(Object object);

  //@ requires valid() && isModifiable() && Objects.isValue(element);  // what List.of and its like make is not
  //@ ensures valid() && view() == \old(view()) + set<Object>{Objects.key(element)};
  //@ ensures result == !(Objects.key(element) \in \old(view()));
  //@ ensures order() == (result ? \old(order()) + seq<E>{element} : \old(order()));
  public boolean add(E element);

  public boolean remove(Object object);

  public void clear();

  public boolean addAll(Collection<E> other);

  /*@ pure @*/ public boolean equals(Object other);

  public Iterator<E> iterator();
}
// unlisted: LinkedHashSet(int,float) containsAll(java.util.Collection) forEach(java.util.function.Consumer)
// unlisted: hashCode() parallelStream() removeAll(java.util.Collection) removeIf(java.util.function.Predicate)
// unlisted: retainAll(java.util.Collection) spliterator() stream() toArray() toArray(Object[])
// unlisted: toArray(java.util.function.IntFunction) toString()
