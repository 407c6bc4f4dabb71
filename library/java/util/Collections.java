package java.util;

import java.util.List;
import java.util.Set;

public class Collections {
  //@ ensures result != null && acc(result.valid(), 3/4) && result.allowsNull() && result.view() == seq<T>{};
  public static <T> List<T> emptyList();

  //@ ensures result != null && acc(result.valid(), 3/4) && result.allowsNull() && result.view() == set<Object>{};
  public static <T> Set<T> emptySet();

  //@ ensures result != null && acc(result.valid(), 3/4) && result.allowsNull() && result.view() == map<Object, V>{};
  public static <K, V> Map<K, V> emptyMap();

  //@ ensures result != null && acc(result.valid(), 3/4) && result.allowsNull() && result.view() == seq<T>{element};
  //@ ensures result.keys(result.view()) == seq<Object>{Objects.key(element)};
  public static <T> List<T> singletonList(T element);

  //@ requires 0 <= count;
  //@ ensures result != null && acc(result.valid(), 3/4) && result.allowsNull() && |result.view()| == count;
  //@ ensures (\forall int i; 0 <= i && i < count; result.view()[i] == element);
  public static <T> List<T> nCopies(int count, T element);

  // They change with what they show: of that a part goes into them, so that it does not change.
  //@ requires list != null && acc(list.valid(), 1/2);
  //@ ensures result != null && acc(result.valid(), 1/2) && result.allowsNull() == list.allowsNull();
  //@ ensures result.view() == \old(list.view()) && result.keys(result.view()) == \old(list.keys(list.view()));
  public static <T> List<T> unmodifiableList(List<T> list);

  //@ requires shown != null && acc(shown.valid(), 1/2);
  //@ ensures result != null && acc(result.valid(), 1/2) && result.allowsNull() == shown.allowsNull();
  //@ ensures result.view() == \old(shown.view()) && result.order() == \old(shown.order());
  public static <T> Set<T> unmodifiableSet(Set<T> shown);

  //@ requires list != null && list.valid() && list.isModifiable();  // what List.of and its like make is not
  //@ ensures list.valid() && |list.view()| == |\old(list.view())|;
  //@ ensures (\forall int i; 0 <= i && i < |list.view()|; list.view()[i] == \old(list.view())[|list.view()| - 1 - i]);
  //@ ensures list.view().bag == \old(list.view()).bag;
  public static <T> void reverse(List<T> list);

  //@ requires list != null && list.valid() && list.isModifiable() && 0 <= i && i < |list.view()| && 0 <= j && j < |list.view()|;  // what List.of and its like make is not
  //@ ensures list.valid() && list.view() == \old(list.view())[i -> \old(list.view())[j]][j -> \old(list.view())[i]];
  //@ ensures list.keys(list.view()) == \old(list.keys(list.view()))[i -> \old(list.keys(list.view()))[j]][j -> \old(list.keys(list.view()))[i]];
  public static <T> void swap(List<T> list, int i, int j);

  // What the compareTo of a class of the program does is not known.
  //@ requires list != null && list.valid() && list.isModifiable();  // what List.of and its like make is not
  //@ requires (\forall int i; 0 <= i && i < |list.view()|; list.view()[i] instanceof String) || (\forall int i; 0 <= i && i < |list.view()|; list.view()[i] instanceof Integer);
  //@ ensures list.valid() && |list.view()| == |\old(list.view())| && list.view().bag == \old(list.view()).bag;
  //@ ensures (\forall int i; 0 <= i && i < |list.view()|; (\forall int j; i <= j && j < |list.view()|; (list.view()[i] instanceof Integer && list.view()[j] instanceof Integer ==> ((Integer) list.view()[i]).intValue() <= ((Integer) list.view()[j]).intValue())));
  public static <T> void sort(List<T> list);
}
// unlisted: EMPTY_LIST EMPTY_MAP EMPTY_SET addAll(java.util.Collection,Object...) asLifoQueue(java.util.Deque)
// unlisted: binarySearch(java.util.List,Object) binarySearch(java.util.List,Object,java.util.Comparator)
// unlisted: checkedCollection(java.util.Collection,Class) checkedList(java.util.List,Class)
// unlisted: checkedMap(java.util.Map,Class,Class) checkedNavigableMap(java.util.NavigableMap,Class,Class)
// unlisted: checkedNavigableSet(java.util.NavigableSet,Class) checkedQueue(java.util.Queue,Class)
// unlisted: checkedSet(java.util.Set,Class) checkedSortedMap(java.util.SortedMap,Class,Class)
// unlisted: checkedSortedSet(java.util.SortedSet,Class) copy(java.util.List,java.util.List)
// unlisted: disjoint(java.util.Collection,java.util.Collection) emptyEnumeration() emptyIterator()
// unlisted: emptyListIterator() emptyNavigableMap() emptyNavigableSet() emptySortedMap() emptySortedSet()
// unlisted: enumeration(java.util.Collection) fill(java.util.List,Object)
// unlisted: frequency(java.util.Collection,Object) indexOfSubList(java.util.List,java.util.List)
// unlisted: lastIndexOfSubList(java.util.List,java.util.List) list(java.util.Enumeration)
// unlisted: max(java.util.Collection) max(java.util.Collection,java.util.Comparator) min(java.util.Collection)
// unlisted: min(java.util.Collection,java.util.Comparator) newSetFromMap(java.util.Map)
// unlisted: replaceAll(java.util.List,Object,Object) reverseOrder() reverseOrder(java.util.Comparator)
// unlisted: rotate(java.util.List,int) shuffle(java.util.List) shuffle(java.util.List,java.util.Random)
// unlisted: singleton(Object) singletonMap(Object,Object) sort(java.util.List,java.util.Comparator)
// unlisted: synchronizedCollection(java.util.Collection) synchronizedList(java.util.List)
// unlisted: synchronizedMap(java.util.Map) synchronizedNavigableMap(java.util.NavigableMap)
// unlisted: synchronizedNavigableSet(java.util.NavigableSet) synchronizedSet(java.util.Set)
// unlisted: synchronizedSortedMap(java.util.SortedMap) synchronizedSortedSet(java.util.SortedSet)
// unlisted: unmodifiableCollection(java.util.Collection) unmodifiableMap(java.util.Map)
// unlisted: unmodifiableNavigableMap(java.util.NavigableMap) unmodifiableNavigableSet(java.util.NavigableSet)
// unlisted: unmodifiableSortedMap(java.util.SortedMap) unmodifiableSortedSet(java.util.SortedSet)
