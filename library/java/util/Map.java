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
}
// unlisted: Entry compute(Object,java.util.function.BiFunction)
// unlisted: computeIfAbsent(Object,java.util.function.Function)
// unlisted: computeIfPresent(Object,java.util.function.BiFunction) containsValue(Object) copyOf(java.util.Map)
// unlisted: entry(Object,Object) entrySet() equals(Object) forEach(java.util.function.BiConsumer) hashCode()
// unlisted: keySet() merge(Object,Object,java.util.function.BiFunction) of() of(Object,Object)
// unlisted: of(Object,Object,Object,Object) of(Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: of(Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object,Object)
// unlisted: ofEntries(java.util.Map.Entry[]) putAll(java.util.Map) putIfAbsent(Object,Object)
// unlisted: remove(Object,Object) replace(Object,Object) replace(Object,Object,Object)
// unlisted: replaceAll(java.util.function.BiFunction) values()
