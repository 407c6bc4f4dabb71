package java.util;

import java.util.Collection;

// The elements are values (Objects.isValue); in view(), each is the one that stands for all that equal it: Objects.key(e).
// refusing null: Set.of Set.copyOf Map.of Map.copyOf Map.ofEntries
// allowing null: java.util.HashSet
public interface Set<E> extends Collection<E> {
  // Whether it may be asked about null: what `of` and `copyOf` make throws there.
  //@ pure ghost boolean allowsNull();

  //@ requires valid();
  //@ ensures |result| == |order()|;
  //@ pure ghost set<Object> view();

  // The key at a place of the order, for who goes over the elements.
  //@ requires valid() && 0 <= index && index < |order()|;
  //@ ensures result == Objects.key(order()[index]) && result \in view();
  //@ pure ghost Object keyAt(int index);

  //@ requires valid();
  //@ ensures result == |view()|;
  /*@ pure @*/ int size();

  //@ requires valid();
  //@ ensures result == (|view()| == 0);
  /*@ pure @*/ boolean isEmpty();

  //@ requires valid() && Objects.isValue(object) && (object != null || allowsNull());
  //@ ensures result == (Objects.key(object) \in view());
  /*@ pure @*/ boolean contains(Object object);

  //@ requires valid() && isModifiable() && Objects.isValue(element);  // what List.of and its like make is not
  //@ ensures valid() && view() == \old(view()) + set<Object>{Objects.key(element)};
  //@ ensures result == !(Objects.key(element) \in \old(view()));
  boolean add(E element);

  //@ requires valid() && isModifiable() && Objects.isValue(object);  // what List.of and its like make is not
  //@ ensures valid() && view() == \old(view()) - set<Object>{Objects.key(object)};
  //@ ensures result == (Objects.key(object) \in \old(view()));
  boolean remove(Object object);

  //@ requires valid() && isModifiable();  // what List.of and its like make is not
  //@ ensures valid() && view() == set<Object>{};
  void clear();

  //@ requires valid() && isModifiable() && other != null && acc(other.valid(), 1/2);  // what List.of and its like make is not
  //@ requires other instanceof Set || (\forall int i; 0 <= i && i < |other.order()|; Objects.isValue(other.order()[i]));
  //@ ensures valid() && acc(other.valid(), 1/2) && other.order() == \old(other.order());
  //@ ensures (\forall Object key; true; (key \in view()) == (key \in \old(view()) || (\exists int i; 0 <= i && i < |other.order()|; Objects.key(other.order()[i]) == key)));
  //@ ensures other instanceof Set ==> view() == \old(view()) + ((Set<?>) other).view();
  //@ ensures result == (view() != \old(view()));
  boolean addAll(Collection<E> other);

  //@ requires valid() && (other instanceof Set ==> ((Set<?>) other).valid());
  //@ ensures result == (other instanceof Set && view() == ((Set<?>) other).view());
  /*@ pure @*/ boolean equals(Object other);

  Iterator<E> iterator();

  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == set<Object>{};
  static <T> Set<T> of();

  //@ requires a != null && Objects.isValue(a);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == set<Object>{Objects.key(a)};
  static <T> Set<T> of(T a);

  //@ requires a != null && Objects.isValue(a) && b != null && Objects.isValue(b);
  //@ requires Objects.key(a) != Objects.key(b);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == set<Object>{Objects.key(a), Objects.key(b)};
  static <T> Set<T> of(T a, T b);

  //@ requires a != null && Objects.isValue(a) && b != null && Objects.isValue(b) && c != null && Objects.isValue(c);
  //@ requires Objects.key(a) != Objects.key(b) && Objects.key(a) != Objects.key(c) && Objects.key(b) != Objects.key(c);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == set<Object>{Objects.key(a), Objects.key(b), Objects.key(c)};
  static <T> Set<T> of(T a, T b, T c);

  //@ requires a != null && Objects.isValue(a) && b != null && Objects.isValue(b) && c != null && Objects.isValue(c) && d != null && Objects.isValue(d);
  //@ requires Objects.key(a) != Objects.key(b) && Objects.key(a) != Objects.key(c) && Objects.key(a) != Objects.key(d) && Objects.key(b) != Objects.key(c) && Objects.key(b) != Objects.key(d) && Objects.key(c) != Objects.key(d);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == set<Object>{Objects.key(a), Objects.key(b), Objects.key(c), Objects.key(d)};
  static <T> Set<T> of(T a, T b, T c, T d);

  //@ requires a != null && Objects.isValue(a) && b != null && Objects.isValue(b) && c != null && Objects.isValue(c) && d != null && Objects.isValue(d) && e != null && Objects.isValue(e);
  //@ requires Objects.key(a) != Objects.key(b) && Objects.key(a) != Objects.key(c) && Objects.key(a) != Objects.key(d) && Objects.key(a) != Objects.key(e) && Objects.key(b) != Objects.key(c) && Objects.key(b) != Objects.key(d) && Objects.key(b) != Objects.key(e) && Objects.key(c) != Objects.key(d) && Objects.key(c) != Objects.key(e) && Objects.key(d) != Objects.key(e);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == set<Object>{Objects.key(a), Objects.key(b), Objects.key(c), Objects.key(d), Objects.key(e)};
  static <T> Set<T> of(T a, T b, T c, T d, T e);

  //@ requires a != null && Objects.isValue(a) && b != null && Objects.isValue(b) && c != null && Objects.isValue(c) && d != null && Objects.isValue(d) && e != null && Objects.isValue(e) && f != null && Objects.isValue(f);
  //@ requires Objects.key(a) != Objects.key(b) && Objects.key(a) != Objects.key(c) && Objects.key(a) != Objects.key(d) && Objects.key(a) != Objects.key(e) && Objects.key(a) != Objects.key(f) && Objects.key(b) != Objects.key(c) && Objects.key(b) != Objects.key(d) && Objects.key(b) != Objects.key(e) && Objects.key(b) != Objects.key(f) && Objects.key(c) != Objects.key(d) && Objects.key(c) != Objects.key(e) && Objects.key(c) != Objects.key(f) && Objects.key(d) != Objects.key(e) && Objects.key(d) != Objects.key(f) && Objects.key(e) != Objects.key(f);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == set<Object>{Objects.key(a), Objects.key(b), Objects.key(c), Objects.key(d), Objects.key(e), Objects.key(f)};
  static <T> Set<T> of(T a, T b, T c, T d, T e, T f);

  //@ requires a != null && Objects.isValue(a) && b != null && Objects.isValue(b) && c != null && Objects.isValue(c) && d != null && Objects.isValue(d) && e != null && Objects.isValue(e) && f != null && Objects.isValue(f) && g != null && Objects.isValue(g);
  //@ requires Objects.key(a) != Objects.key(b) && Objects.key(a) != Objects.key(c) && Objects.key(a) != Objects.key(d) && Objects.key(a) != Objects.key(e) && Objects.key(a) != Objects.key(f) && Objects.key(a) != Objects.key(g) && Objects.key(b) != Objects.key(c) && Objects.key(b) != Objects.key(d) && Objects.key(b) != Objects.key(e) && Objects.key(b) != Objects.key(f) && Objects.key(b) != Objects.key(g) && Objects.key(c) != Objects.key(d) && Objects.key(c) != Objects.key(e) && Objects.key(c) != Objects.key(f) && Objects.key(c) != Objects.key(g) && Objects.key(d) != Objects.key(e) && Objects.key(d) != Objects.key(f) && Objects.key(d) != Objects.key(g) && Objects.key(e) != Objects.key(f) && Objects.key(e) != Objects.key(g) && Objects.key(f) != Objects.key(g);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == set<Object>{Objects.key(a), Objects.key(b), Objects.key(c), Objects.key(d), Objects.key(e), Objects.key(f), Objects.key(g)};
  static <T> Set<T> of(T a, T b, T c, T d, T e, T f, T g);

  //@ requires a != null && Objects.isValue(a) && b != null && Objects.isValue(b) && c != null && Objects.isValue(c) && d != null && Objects.isValue(d) && e != null && Objects.isValue(e) && f != null && Objects.isValue(f) && g != null && Objects.isValue(g) && h != null && Objects.isValue(h);
  //@ requires Objects.key(a) != Objects.key(b) && Objects.key(a) != Objects.key(c) && Objects.key(a) != Objects.key(d) && Objects.key(a) != Objects.key(e) && Objects.key(a) != Objects.key(f) && Objects.key(a) != Objects.key(g) && Objects.key(a) != Objects.key(h) && Objects.key(b) != Objects.key(c) && Objects.key(b) != Objects.key(d) && Objects.key(b) != Objects.key(e) && Objects.key(b) != Objects.key(f) && Objects.key(b) != Objects.key(g) && Objects.key(b) != Objects.key(h) && Objects.key(c) != Objects.key(d) && Objects.key(c) != Objects.key(e) && Objects.key(c) != Objects.key(f) && Objects.key(c) != Objects.key(g) && Objects.key(c) != Objects.key(h) && Objects.key(d) != Objects.key(e) && Objects.key(d) != Objects.key(f) && Objects.key(d) != Objects.key(g) && Objects.key(d) != Objects.key(h) && Objects.key(e) != Objects.key(f) && Objects.key(e) != Objects.key(g) && Objects.key(e) != Objects.key(h) && Objects.key(f) != Objects.key(g) && Objects.key(f) != Objects.key(h) && Objects.key(g) != Objects.key(h);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == set<Object>{Objects.key(a), Objects.key(b), Objects.key(c), Objects.key(d), Objects.key(e), Objects.key(f), Objects.key(g), Objects.key(h)};
  static <T> Set<T> of(T a, T b, T c, T d, T e, T f, T g, T h);

  //@ requires a != null && Objects.isValue(a) && b != null && Objects.isValue(b) && c != null && Objects.isValue(c) && d != null && Objects.isValue(d) && e != null && Objects.isValue(e) && f != null && Objects.isValue(f) && g != null && Objects.isValue(g) && h != null && Objects.isValue(h) && i != null && Objects.isValue(i);
  //@ requires Objects.key(a) != Objects.key(b) && Objects.key(a) != Objects.key(c) && Objects.key(a) != Objects.key(d) && Objects.key(a) != Objects.key(e) && Objects.key(a) != Objects.key(f) && Objects.key(a) != Objects.key(g) && Objects.key(a) != Objects.key(h) && Objects.key(a) != Objects.key(i) && Objects.key(b) != Objects.key(c) && Objects.key(b) != Objects.key(d) && Objects.key(b) != Objects.key(e) && Objects.key(b) != Objects.key(f) && Objects.key(b) != Objects.key(g) && Objects.key(b) != Objects.key(h) && Objects.key(b) != Objects.key(i) && Objects.key(c) != Objects.key(d) && Objects.key(c) != Objects.key(e) && Objects.key(c) != Objects.key(f) && Objects.key(c) != Objects.key(g) && Objects.key(c) != Objects.key(h) && Objects.key(c) != Objects.key(i) && Objects.key(d) != Objects.key(e) && Objects.key(d) != Objects.key(f) && Objects.key(d) != Objects.key(g) && Objects.key(d) != Objects.key(h) && Objects.key(d) != Objects.key(i) && Objects.key(e) != Objects.key(f) && Objects.key(e) != Objects.key(g) && Objects.key(e) != Objects.key(h) && Objects.key(e) != Objects.key(i) && Objects.key(f) != Objects.key(g) && Objects.key(f) != Objects.key(h) && Objects.key(f) != Objects.key(i) && Objects.key(g) != Objects.key(h) && Objects.key(g) != Objects.key(i) && Objects.key(h) != Objects.key(i);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == set<Object>{Objects.key(a), Objects.key(b), Objects.key(c), Objects.key(d), Objects.key(e), Objects.key(f), Objects.key(g), Objects.key(h), Objects.key(i)};
  static <T> Set<T> of(T a, T b, T c, T d, T e, T f, T g, T h, T i);

  //@ requires a != null && Objects.isValue(a) && b != null && Objects.isValue(b) && c != null && Objects.isValue(c) && d != null && Objects.isValue(d) && e != null && Objects.isValue(e) && f != null && Objects.isValue(f) && g != null && Objects.isValue(g) && h != null && Objects.isValue(h) && i != null && Objects.isValue(i) && j != null && Objects.isValue(j);
  //@ requires Objects.key(a) != Objects.key(b) && Objects.key(a) != Objects.key(c) && Objects.key(a) != Objects.key(d) && Objects.key(a) != Objects.key(e) && Objects.key(a) != Objects.key(f) && Objects.key(a) != Objects.key(g) && Objects.key(a) != Objects.key(h) && Objects.key(a) != Objects.key(i) && Objects.key(a) != Objects.key(j) && Objects.key(b) != Objects.key(c) && Objects.key(b) != Objects.key(d) && Objects.key(b) != Objects.key(e) && Objects.key(b) != Objects.key(f) && Objects.key(b) != Objects.key(g) && Objects.key(b) != Objects.key(h) && Objects.key(b) != Objects.key(i) && Objects.key(b) != Objects.key(j) && Objects.key(c) != Objects.key(d) && Objects.key(c) != Objects.key(e) && Objects.key(c) != Objects.key(f) && Objects.key(c) != Objects.key(g) && Objects.key(c) != Objects.key(h) && Objects.key(c) != Objects.key(i) && Objects.key(c) != Objects.key(j) && Objects.key(d) != Objects.key(e) && Objects.key(d) != Objects.key(f) && Objects.key(d) != Objects.key(g) && Objects.key(d) != Objects.key(h) && Objects.key(d) != Objects.key(i) && Objects.key(d) != Objects.key(j) && Objects.key(e) != Objects.key(f) && Objects.key(e) != Objects.key(g) && Objects.key(e) != Objects.key(h) && Objects.key(e) != Objects.key(i) && Objects.key(e) != Objects.key(j) && Objects.key(f) != Objects.key(g) && Objects.key(f) != Objects.key(h) && Objects.key(f) != Objects.key(i) && Objects.key(f) != Objects.key(j) && Objects.key(g) != Objects.key(h) && Objects.key(g) != Objects.key(i) && Objects.key(g) != Objects.key(j) && Objects.key(h) != Objects.key(i) && Objects.key(h) != Objects.key(j) && Objects.key(i) != Objects.key(j);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == set<Object>{Objects.key(a), Objects.key(b), Objects.key(c), Objects.key(d), Objects.key(e), Objects.key(f), Objects.key(g), Objects.key(h), Objects.key(i), Objects.key(j)};
  static <T> Set<T> of(T a, T b, T c, T d, T e, T f, T g, T h, T i, T j);
}
// unlisted: containsAll(java.util.Collection) copyOf(java.util.Collection)
// unlisted: forEach(java.util.function.Consumer) hashCode() of(Object...) parallelStream()
// unlisted: removeAll(java.util.Collection) removeIf(java.util.function.Predicate)
// unlisted: retainAll(java.util.Collection) spliterator() stream() toArray() toArray(Object[])
// unlisted: toArray(java.util.function.IntFunction)
