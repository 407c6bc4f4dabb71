package java.util;

import java.util.Map;

// A loop meets the keys in the order in which they came to be there.
public class LinkedHashMap<K, V> extends HashMap<K, V> implements Map<K, V> {
  //@ ensures valid() && view() == map<Object, V>{};
  public LinkedHashMap();

  //@ requires 0 <= capacity;
  //@ ensures valid() && view() == map<Object, V>{};
  public LinkedHashMap(int capacity);

  //@ requires other != null && acc(other.valid(), 1/2);
  //@ ensures acc(other.valid(), 1/2) && other.view() == \old(other.view()) && other.keyOrder() == \old(other.keyOrder());
  //@ ensures valid() && view() == other.view() && keyOrder() == other.keyOrder();
  public LinkedHashMap(Map<K, V> other);

  // Where a key stands among the others.
  //@ requires valid() && key \in view().keys;
  //@ ensures 0 <= result && result < |keyOrder()| && Objects.key(keyOrder()[result]) == key;
  //@ pure ghost int placeOf(Object key);

  /*@ pure @*/ public int size();

  /*@ pure @*/ public boolean isEmpty();

  /*@ pure @*/ public boolean containsKey(Object key);

  /*@ pure @*/ public boolean containsValue(Object value);

  /*@ pure @*/ public V get(Object key);

  /*@ pure @*/ public V getOrDefault(Object key, V otherwise);

  //@ requires valid() && isModifiable() && Objects.isValue(key);  // what List.of and its like make is not
  //@ ensures valid() && view() == \old(view())[Objects.key(key) -> value];
  //@ ensures result == (Objects.key(key) \in \old(view()).keys ? \old(view())[Objects.key(key)] : null);
  //@ ensures keyOrder() == (Objects.key(key) \in \old(view()).keys ? \old(keyOrder()) : \old(keyOrder()) + seq<K>{key});
  public V put(K key, V value);

  //@ requires valid() && isModifiable() && Objects.isValue(key);  // what List.of and its like make is not
  //@ ensures valid() && result == (Objects.key(key) \in \old(view()).keys ? \old(view())[Objects.key(key)] : null);
  //@ ensures view() == ((Objects.key(key) \in \old(view()).keys ? \old(view())[Objects.key(key)] : null) == null ? \old(view())[Objects.key(key) -> value] : \old(view()));
  //@ ensures keyOrder() == (Objects.key(key) \in \old(view()).keys ? \old(keyOrder()) : \old(keyOrder()) + seq<K>{key});
  public V putIfAbsent(K key, V value);

  //@ requires valid() && isModifiable() && Objects.isValue(key);  // what List.of and its like make is not
  //@ ensures valid() && view() == \old(view()).remove(Objects.key(key));
  //@ ensures result == (Objects.key(key) \in \old(view()).keys ? \old(view())[Objects.key(key)] : null);
  //@ ensures !(Objects.key(key) \in \old(view()).keys) ==> keyOrder() == \old(keyOrder());
  //@ ensures Objects.key(key) \in \old(view()).keys ==> keyOrder() == \old(keyOrder()[..placeOf(Objects.key(key))] + keyOrder()[placeOf(Objects.key(key)) + 1..]);
  public V remove(Object key);

  public V replace(K key, V value);

  //@ requires valid() && isModifiable() && Objects.isValue(key) && Objects.isValue(value);  // what List.of and its like make is not
  //@ ensures valid() && result == (Objects.key(key) \in \old(view()).keys && Objects.areEqual(value, \old(view())[Objects.key(key)]));
  //@ ensures view() == (result ? \old(view()).remove(Objects.key(key)) : \old(view()));
  //@ ensures !result ==> keyOrder() == \old(keyOrder());
  //@ ensures result ==> keyOrder() == \old(keyOrder()[..placeOf(Objects.key(key))] + keyOrder()[placeOf(Objects.key(key)) + 1..]);
  public boolean remove(Object key, Object value);

  public void putAll(Map<K, V> other);

  public void clear();

  /*@ pure @*/ public Set<K> keySet();

  /*@ pure @*/ public Collection<V> values();

  public Set<Map.Entry<K, V>> entrySet();
}
// unlisted: LinkedHashMap(int,float) LinkedHashMap(int,float,boolean) SimpleEntry SimpleImmutableEntry clone()
// unlisted: compute(Object,java.util.function.BiFunction) computeIfAbsent(Object,java.util.function.Function)
// unlisted: computeIfPresent(Object,java.util.function.BiFunction) equals(Object)
// unlisted: forEach(java.util.function.BiConsumer) hashCode()
// unlisted: merge(Object,Object,java.util.function.BiFunction) removeEldestEntry(java.util.Map.Entry)
// unlisted: replace(Object,Object,Object) replaceAll(java.util.function.BiFunction) toString()
