package java.util;

// The elements are values (Objects.isValue); in view(), each is the one that stands for all that equal it: Objects.key(e).
public interface Set<E> extends Collection<E> {
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

  //@ requires valid() && Objects.isValue(object);
  //@ ensures result == (Objects.key(object) \in view());
  /*@ pure @*/ boolean contains(Object object);

  //@ requires valid() && Objects.isValue(element);
  //@ ensures valid() && view() == \old(view()) + set<Object>{Objects.key(element)};
  //@ ensures result == !\old(contains(element));
  boolean add(E element);

  //@ requires valid() && Objects.isValue(object);
  //@ ensures valid() && view() == \old(view()) - set<Object>{Objects.key(object)};
  //@ ensures result == \old(contains(object));
  boolean remove(Object object);

  //@ requires valid();
  //@ ensures valid() && view() == set<Object>{};
  void clear();

  Iterator<E> iterator();
}
// unlisted: addAll(java.util.Collection) containsAll(java.util.Collection) copyOf(java.util.Collection)
// unlisted: equals(Object) forEach(java.util.function.Consumer) hashCode() of() of(Object) of(Object,Object)
// unlisted: of(Object,Object,Object) of(Object,Object,Object,Object) of(Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object) of(Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object) of(Object...)
// unlisted: parallelStream() removeAll(java.util.Collection) removeIf(java.util.function.Predicate)
// unlisted: retainAll(java.util.Collection) spliterator() stream() toArray() toArray(Object[])
// unlisted: toArray(java.util.function.IntFunction)
