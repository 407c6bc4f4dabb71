package java.util;

// The keys are strings, boxes or null; in view(), each is the one that stands for all that equal it: Objects.key(k).
public interface Map<K, V> {
  //@ predicate valid();

  //@ requires valid();
  //@ pure ghost map<Object, V> view();

  //@ requires valid();
  //@ ensures result == |view()|;
  /*@ pure @*/ int size();

  //@ requires valid();
  //@ ensures result == (|view()| == 0);
  /*@ pure @*/ boolean isEmpty();

  //@ requires valid() && Objects.isValue(key);
  //@ ensures result == (Objects.key(key) \in view().keys);
  /*@ pure @*/ boolean containsKey(Object key);

  //@ requires valid() && Objects.isValue(key);
  //@ ensures result == (Objects.key(key) \in view().keys ? view()[Objects.key(key)] : null);
  /*@ pure @*/ V get(Object key);

  //@ requires valid() && Objects.isValue(key);
  //@ ensures result == (Objects.key(key) \in view().keys ? view()[Objects.key(key)] : otherwise);
  /*@ pure @*/ V getOrDefault(Object key, V otherwise);

  //@ requires valid() && Objects.isValue(key);
  //@ ensures valid() && view() == \old(view())[Objects.key(key) -> value];
  //@ ensures result == \old(get(key));
  V put(K key, V value);

  //@ requires valid() && Objects.isValue(key);
  //@ ensures valid() && view() == \old(view()).remove(Objects.key(key));
  //@ ensures result == \old(get(key));
  V remove(Object key);

  //@ requires valid();
  //@ ensures valid() && view() == map<Object, V>{};
  void clear();

  // The keys, and the values, as collections that change with the map. To go over one of them it must be lent: for two
  // thirds of the map there are two thirds of it, so that there is one at a time, and nobody can change the one or the other.
  //@ requires valid();
  //@ ensures result != null;
  /*@ pure @*/ Set<K> keySet();

  //@ requires valid();
  //@ ensures result != null;
  /*@ pure @*/ Collection<V> values();

  // The keys and values in the order of a loop.
  //@ requires valid();
  //@ ensures |result| == |view()|;
  //@ pure ghost seq<K> keyOrder();

  //@ requires valid() && 0 <= index && index < |keyOrder()|;
  //@ ensures result == Objects.key(keyOrder()[index]) && result \in view().keys;
  //@ pure ghost Object keyAt(int index);

  //@ requires valid();
  //@ ensures |result| == |view()| && result.set == view().values;
  //@ pure ghost seq<V> valueOrder();

  //@ requires valid() && 0 <= index && index < |valueOrder()|;
  //@ ensures result == valueOrder()[index] && result \in view().values;
  //@ pure ghost V valueAt(int index);

  //@ predicate lent(Object part);

  //@ requires valid();
  //@ ensures acc(valid(), 1/3) && view() == \old(view()) && keyOrder() == \old(keyOrder());
  //@ ensures keySet() == \old(keySet()) && lent(keySet()) && acc(keySet().valid(), 2/3);
  //@ ensures keySet().order() == keyOrder() && keySet().view() == view().keys;
  //@ ghost void lendKeys();

  //@ requires valid();
  //@ ensures acc(valid(), 1/3) && view() == \old(view()) && valueOrder() == \old(valueOrder());
  //@ ensures values() == \old(values()) && lent(values()) && acc(values().valid(), 2/3);
  //@ ensures values().order() == valueOrder();
  //@ ghost void lendValues();

  //@ requires part != null && lent(part) && acc(part.valid(), 2/3);
  //@ ensures acc(valid(), 2/3);
  //@ ghost void takeBack(Collection<?> part);
}
// unlisted: Entry compute(Object,java.util.function.BiFunction)
// unlisted: computeIfAbsent(Object,java.util.function.Function)
// unlisted: computeIfPresent(Object,java.util.function.BiFunction) containsValue(Object) copyOf(java.util.Map)
// unlisted: entry(Object,Object) entrySet() equals(Object) forEach(java.util.function.BiConsumer) hashCode()
// unlisted: merge(Object,Object,java.util.function.BiFunction) of() of(Object,Object)
// unlisted: of(Object,Object,Object,Object) of(Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: ofEntries(java.util.Map.Entry...) putAll(java.util.Map) putIfAbsent(Object,Object)
// unlisted: remove(Object,Object) replace(Object,Object) replace(Object,Object,Object)
// unlisted: replaceAll(java.util.function.BiFunction)
