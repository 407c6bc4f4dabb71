package java.util;

public interface List<E> extends Collection<E> {
  // The elements.
  //@ requires valid();
  //@ ensures result == order();
  //@ pure ghost seq<E> view();

  // The keys of the elements, one for one: equal values have the same (see Objects.key).
  //@ ensures |result| == |elements|;
  //@ pure ghost seq<Object> keys(seq<E> elements);

  // The key at a place, for who knows the element.
  //@ requires valid() && 0 <= index && index < |view()|;
  //@ ensures result == keys(view())[index] && result == Objects.key(view()[index]);
  //@ pure ghost Object keyAt(int index);

  //@ requires valid();
  //@ ensures valid() && view() == \old(view()) + seq<E>{element} && result;
  //@ ensures keys(view()) == keys(\old(view())) + seq<Object>{Objects.key(element)};
  boolean add(E element);

  //@ requires valid() && 0 <= index && index <= |view()|;
  //@ ensures valid() && view() == \old(view())[..index] + seq<E>{element} + \old(view())[index..];
  //@ ensures keys(view()) == keys(\old(view()))[..index] + seq<Object>{Objects.key(element)} + keys(\old(view()))[index..];
  void add(int index, E element);

  //@ requires valid() && 0 <= index && index < |view()|;
  //@ ensures result == view()[index];
  /*@ pure @*/ E get(int index);

  //@ requires valid() && 0 <= index && index < |view()|;
  //@ ensures valid() && view() == \old(view())[index -> element] && result == \old(view()[index]);
  //@ ensures keys(view()) == keys(\old(view()))[index -> Objects.key(element)];
  E set(int index, E element);

  //@ requires valid() && 0 <= index && index < |view()|;
  //@ ensures valid() && view() == \old(view())[..index] + \old(view())[index + 1..];
  //@ ensures keys(view()) == keys(\old(view()))[..index] + keys(\old(view()))[index + 1..];
  //@ ensures result == \old(view()[index]);
  E remove(int index);

  //@ requires valid();
  //@ ensures valid() && view() == seq<E>{};
  void clear();

  //@ requires valid();
  //@ ensures result == |view()|;
  /*@ pure @*/ int size();

  //@ requires valid();
  //@ ensures result == (|view()| == 0);
  /*@ pure @*/ boolean isEmpty();

  //@ requires valid() && Objects.isValue(object);
  //@ ensures result == (Objects.key(object) \in keys(view()));
  /*@ pure @*/ boolean contains(Object object);

  //@ requires valid() && Objects.isValue(object);
  //@ ensures -1 <= result && result < |view()|;
  //@ ensures result >= 0 ==> Objects.areEqual(object, view()[result]);
  //@ ensures (result >= 0) == (Objects.key(object) \in keys(view()));
  //@ ensures result >= 0 ==> keys(view())[result] == Objects.key(object);
  //@ ensures result >= 0 ==> !(Objects.key(object) \in keys(view())[..result]);
  /*@ pure @*/ int indexOf(Object object);

  //@ requires valid() && Objects.isValue(object);
  //@ ensures valid() && result == (Objects.key(object) \in keys(\old(view())));
  //@ ensures !result ==> view() == \old(view());
  //@ ensures result ==> view() == \old(view()[..indexOf(object)] + view()[indexOf(object) + 1..]);
  //@ ensures result ==> keys(view()) == \old(keys(view())[..indexOf(object)] + keys(view())[indexOf(object) + 1..]);
  //@ ensures (\forall Object other; other != Objects.key(object); (other \in keys(view())) == (other \in keys(\old(view()))));
  //@ ensures result ==> |view()| == |\old(view())| - 1;
  boolean remove(Object object);

  // A part that changes with the list: of both there is a part only, so that neither changes.
  //@ requires acc(valid(), 1/2) && 0 <= from && from <= to && to <= |view()|;
  //@ ensures result != null && acc(result.valid(), 1/2) && result.view() == \old(view()[from..to]);
  List<E> subList(int from, int to);

  Iterator<E> iterator();
}
// unlisted: addAll(int,java.util.Collection) addAll(java.util.Collection) containsAll(java.util.Collection)
// unlisted: copyOf(java.util.Collection) equals(Object) forEach(java.util.function.Consumer) hashCode()
// unlisted: lastIndexOf(Object) listIterator() listIterator(int) of() of(Object) of(Object,Object)
// unlisted: of(Object,Object,Object) of(Object,Object,Object,Object) of(Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object) of(Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object) of(Object...)
// unlisted: parallelStream() removeAll(java.util.Collection) removeIf(java.util.function.Predicate)
// unlisted: replaceAll(java.util.function.UnaryOperator) retainAll(java.util.Collection)
// unlisted: sort(java.util.Comparator) spliterator() stream() toArray() toArray(Object[])
// unlisted: toArray(java.util.function.IntFunction)
