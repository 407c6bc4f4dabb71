package java.util;

import java.util.Collection;

// refusing null: List.of List.copyOf
// allowing null: java.util.ArrayList java.util.LinkedList
public interface List<E> extends Collection<E> {
  // Whether it may be asked about null: what `of` and `copyOf` make throws there.
  //@ pure ghost boolean allowsNull();

  // The elements.
  //@ requires valid();
  //@ ensures result == order();
  //@ pure ghost seq<E> view();

  // The keys of the elements, one for one: equal values have the same (see Objects.key).
  //@ ensures |result| == |elements|;
  //@ pure ghost seq<Object> keys(seq<E> elements);

  // Those of all elements.
  //@ requires valid();
  //@ ensures result == keys(view());
  //@ pure ghost seq<Object> allKeys();

  // The key at a place, for who knows the element.
  //@ requires valid() && 0 <= index && index < |view()|;
  //@ ensures result == keys(view())[index] && result == Objects.key(view()[index]);
  //@ pure ghost Object keyAt(int index);

  //@ requires valid() && isModifiable();  // what List.of and its like make is not
  //@ ensures valid() && view() == \old(view()) + seq<E>{element} && result;
  //@ ensures keys(view()) == keys(\old(view())) + seq<Object>{Objects.key(element)};
  boolean add(E element);

  //@ requires valid() && isModifiable() && 0 <= index && index <= |view()|;  // what List.of and its like make is not
  //@ ensures valid() && view() == \old(view())[..index] + seq<E>{element} + \old(view())[index..];
  //@ ensures keys(view()) == keys(\old(view()))[..index] + seq<Object>{Objects.key(element)} + keys(\old(view()))[index..];
  void add(int index, E element);

  //@ requires valid() && 0 <= index && index < |view()|;
  //@ ensures result == view()[index];
  /*@ pure @*/ E get(int index);

  //@ requires valid() && isModifiable() && 0 <= index && index < |view()|;  // what List.of and its like make is not
  //@ ensures valid() && view() == \old(view())[index -> element] && result == \old(view()[index]);
  //@ ensures keys(view()) == keys(\old(view()))[index -> Objects.key(element)];
  E set(int index, E element);

  //@ requires valid() && isModifiable() && 0 <= index && index < |view()|;  // what List.of and its like make is not
  //@ ensures valid() && view() == \old(view())[..index] + \old(view())[index + 1..];
  //@ ensures keys(view()) == keys(\old(view()))[..index] + keys(\old(view()))[index + 1..];
  //@ ensures result == \old(view()[index]);
  E remove(int index);

  //@ requires valid() && isModifiable();  // what List.of and its like make is not
  //@ ensures valid() && view() == seq<E>{};
  void clear();

  //@ requires valid();
  //@ ensures result == |view()|;
  /*@ pure @*/ int size();

  //@ requires valid();
  //@ ensures result == (|view()| == 0);
  /*@ pure @*/ boolean isEmpty();

  //@ requires valid() && Objects.isValue(object) && (object != null || allowsNull());
  //@ ensures result == (Objects.key(object) \in keys(view()));
  /*@ pure @*/ boolean contains(Object object);

  //@ requires valid() && Objects.isValue(object) && (object != null || allowsNull());
  //@ ensures -1 <= result && result < |view()|;
  //@ ensures result >= 0 ==> Objects.areEqual(object, view()[result]);
  //@ ensures (result >= 0) == (Objects.key(object) \in keys(view()));
  //@ ensures result >= 0 ==> keys(view())[result] == Objects.key(object);
  //@ ensures result >= 0 ==> !(Objects.key(object) \in keys(view())[..result]);
  /*@ pure @*/ int indexOf(Object object);

  //@ requires valid() && isModifiable() && Objects.isValue(object) && (object != null || allowsNull());  // what List.of and its like make is not
  //@ ensures valid() && result == (Objects.key(object) \in keys(\old(view())));
  //@ ensures !result ==> view() == \old(view());
  //@ ensures result ==> view() == \old(view()[..indexOf(object)] + view()[indexOf(object) + 1..]);
  //@ ensures result ==> keys(view()) == \old(keys(view())[..indexOf(object)] + keys(view())[indexOf(object) + 1..]);
  //@ ensures (\forall Object other; other != Objects.key(object); (other \in keys(view())) == (other \in keys(\old(view()))));
  //@ ensures result ==> |view()| == |\old(view())| - 1;
  boolean remove(Object object);

  //@ requires valid() && Objects.isValue(object) && (object != null || allowsNull());
  //@ ensures -1 <= result && result < |view()|;
  //@ ensures (result >= 0) == (Objects.key(object) \in keys(view()));
  //@ ensures result >= 0 ==> keys(view())[result] == Objects.key(object);
  //@ ensures result >= 0 ==> !(Objects.key(object) \in keys(view())[result + 1..]);
  /*@ pure @*/ int lastIndexOf(Object object);

  // Equal elements in one order: they are such of which it is known what equals them.
  //@ requires valid() && (other instanceof List ==> ((List<?>) other).valid());
  //@ requires (\forall int i; 0 <= i && i < |view()|; Objects.isValue(view()[i]));
  //@ ensures result == (other instanceof List && keys(view()) == ((List<?>) other).allKeys());
  /*@ pure @*/ boolean equals(Object other);

  // What a list with these keys has as its hash code.
  //@ pure ghost static int hashOf(seq<Object> keys);

  //@ requires valid() && (\forall int i; 0 <= i && i < |view()|; Objects.isValue(view()[i]));
  //@ ensures result == hashOf(keys(view()));
  /*@ pure @*/ int hashCode();

  // What is added is not the list itself.
  //@ requires valid() && isModifiable() && other != null && acc(other.valid(), 1/2);  // what List.of and its like make is not
  //@ ensures valid() && acc(other.valid(), 1/2) && other.order() == \old(other.order());
  //@ ensures view() == \old(view()) + \old(other.order()) && result == (|\old(other.order())| > 0);
  boolean addAll(Collection<E> other);

  // A part that changes with the list: of both there is a part only, so that neither changes.
  //@ requires acc(valid(), 1/2) && 0 <= from && from <= to && to <= |view()|;
  //@ ensures result != null && acc(result.valid(), 1/2) && result.view() == \old(view()[from..to]);
  //@ ensures result.allowsNull() == allowsNull();
  List<E> subList(int from, int to);

  Iterator<E> iterator();

  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == seq<T>{};
  static <T> List<T> of();

  //@ requires a != null;
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == seq<T>{a};
  //@ ensures result.keys(result.view()) == seq<Object>{Objects.key(a)};
  static <T> List<T> of(T a);

  //@ requires a != null && b != null;
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == seq<T>{a, b};
  //@ ensures result.keys(result.view()) == seq<Object>{Objects.key(a), Objects.key(b)};
  static <T> List<T> of(T a, T b);

  //@ requires a != null && b != null && c != null;
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == seq<T>{a, b, c};
  //@ ensures result.keys(result.view()) == seq<Object>{Objects.key(a), Objects.key(b), Objects.key(c)};
  static <T> List<T> of(T a, T b, T c);

  //@ requires a != null && b != null && c != null && d != null;
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == seq<T>{a, b, c, d};
  //@ ensures result.keys(result.view()) == seq<Object>{Objects.key(a), Objects.key(b), Objects.key(c), Objects.key(d)};
  static <T> List<T> of(T a, T b, T c, T d);

  //@ requires a != null && b != null && c != null && d != null && e != null;
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == seq<T>{a, b, c, d, e};
  //@ ensures result.keys(result.view()) == seq<Object>{Objects.key(a), Objects.key(b), Objects.key(c), Objects.key(d), Objects.key(e)};
  static <T> List<T> of(T a, T b, T c, T d, T e);

  //@ requires a != null && b != null && c != null && d != null && e != null && f != null;
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == seq<T>{a, b, c, d, e, f};
  //@ ensures result.keys(result.view()) == seq<Object>{Objects.key(a), Objects.key(b), Objects.key(c), Objects.key(d), Objects.key(e), Objects.key(f)};
  static <T> List<T> of(T a, T b, T c, T d, T e, T f);

  //@ requires a != null && b != null && c != null && d != null && e != null && f != null && g != null;
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == seq<T>{a, b, c, d, e, f, g};
  //@ ensures result.keys(result.view()) == seq<Object>{Objects.key(a), Objects.key(b), Objects.key(c), Objects.key(d), Objects.key(e), Objects.key(f), Objects.key(g)};
  static <T> List<T> of(T a, T b, T c, T d, T e, T f, T g);

  //@ requires a != null && b != null && c != null && d != null && e != null && f != null && g != null && h != null;
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == seq<T>{a, b, c, d, e, f, g, h};
  //@ ensures result.keys(result.view()) == seq<Object>{Objects.key(a), Objects.key(b), Objects.key(c), Objects.key(d), Objects.key(e), Objects.key(f), Objects.key(g), Objects.key(h)};
  static <T> List<T> of(T a, T b, T c, T d, T e, T f, T g, T h);

  //@ requires a != null && b != null && c != null && d != null && e != null && f != null && g != null && h != null && i != null;
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == seq<T>{a, b, c, d, e, f, g, h, i};
  //@ ensures result.keys(result.view()) == seq<Object>{Objects.key(a), Objects.key(b), Objects.key(c), Objects.key(d), Objects.key(e), Objects.key(f), Objects.key(g), Objects.key(h), Objects.key(i)};
  static <T> List<T> of(T a, T b, T c, T d, T e, T f, T g, T h, T i);

  //@ requires a != null && b != null && c != null && d != null && e != null && f != null && g != null && h != null && i != null && j != null;
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == seq<T>{a, b, c, d, e, f, g, h, i, j};
  //@ ensures result.keys(result.view()) == seq<Object>{Objects.key(a), Objects.key(b), Objects.key(c), Objects.key(d), Objects.key(e), Objects.key(f), Objects.key(g), Objects.key(h), Objects.key(i), Objects.key(j)};
  static <T> List<T> of(T a, T b, T c, T d, T e, T f, T g, T h, T i, T j);

  //@ requires acc(elements[*], ?f) && (\forall int i; 0 <= i && i < elements.length; elements[i] != null);
  //@ ensures acc(elements[*], f) && \values(elements, 0, elements.length) == \old(\values(elements, 0, elements.length));
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == \values(elements, 0, elements.length);
  static <T> List<T> of(T... elements);

  //@ requires other != null && acc(other.valid(), 1/2) && !(null \in other.order());
  //@ ensures acc(other.valid(), 1/2) && other.order() == \old(other.order());
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == other.order();
  static <T> List<T> copyOf(Collection<T> other);
}
// unlisted: addAll(int,java.util.Collection) containsAll(java.util.Collection)
// unlisted: forEach(java.util.function.Consumer) listIterator() listIterator(int) parallelStream()
// unlisted: removeAll(java.util.Collection) removeIf(java.util.function.Predicate)
// unlisted: replaceAll(java.util.function.UnaryOperator) retainAll(java.util.Collection)
// unlisted: sort(java.util.Comparator) spliterator() stream() toArray() toArray(Object[])
// unlisted: toArray(java.util.function.IntFunction)
