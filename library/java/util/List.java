package java.util;

public interface List<E> extends Collection<E> {
  // The elements.
  //@ requires valid();
  //@ ensures result == order();
  //@ pure ghost seq<E> view();

  //@ requires valid();
  //@ ensures valid() && view() == \old(view()) + seq<E>{element} && result;
  boolean add(E element);

  //@ requires valid() && 0 <= index && index <= |view()|;
  //@ ensures valid() && view() == \old(view())[..index] + seq<E>{element} + \old(view())[index..];
  void add(int index, E element);

  //@ requires valid() && 0 <= index && index < |view()|;
  //@ ensures result == view()[index];
  /*@ pure @*/ E get(int index);

  //@ requires valid() && 0 <= index && index < |view()|;
  //@ ensures valid() && view() == \old(view())[index -> element] && result == \old(view()[index]);
  E set(int index, E element);

  //@ requires valid() && 0 <= index && index < |view()|;
  //@ ensures valid() && view() == \old(view())[..index] + \old(view())[index + 1..];
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
  //@ ensures result == (\exists int i; 0 <= i && i < |view()|; Objects.areEqual(object, view()[i]));
  /*@ pure @*/ boolean contains(Object object);

  //@ requires valid() && Objects.isValue(object);
  //@ ensures -1 <= result && result < |view()|;
  //@ ensures result >= 0 ==> Objects.areEqual(object, view()[result]);
  //@ ensures (\forall int i; 0 <= i && i < (result < 0 ? |view()| : result); !Objects.areEqual(object, view()[i]));
  /*@ pure @*/ int indexOf(Object object);

  //@ requires valid() && Objects.isValue(object);
  //@ ensures result == (\old(indexOf(object)) >= 0);
  //@ ensures valid() && view() == (\old(indexOf(object)) < 0 ? \old(view()) : \old(view()[..indexOf(object)] + view()[indexOf(object) + 1..]));
  boolean remove(Object object);
}
// unlisted: addAll(int,java.util.Collection) addAll(java.util.Collection) containsAll(java.util.Collection)
// unlisted: copyOf(java.util.Collection) equals(Object) forEach(java.util.function.Consumer) hashCode()
// unlisted: iterator() lastIndexOf(Object) listIterator() listIterator(int) of() of(Object) of(Object,Object)
// unlisted: of(Object,Object,Object) of(Object,Object,Object,Object) of(Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object) of(Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object) of(Object[])
// unlisted: parallelStream() removeAll(java.util.Collection) removeIf(java.util.function.Predicate)
// unlisted: replaceAll(java.util.function.UnaryOperator) retainAll(java.util.Collection)
// unlisted: sort(java.util.Comparator) spliterator() stream() subList(int,int) toArray() toArray(Object[])
// unlisted: toArray(java.util.function.IntFunction)
