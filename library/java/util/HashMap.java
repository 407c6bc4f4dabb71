package java.util;

import java.util.Map;

public class HashMap<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
  //@ ensures valid() && view() == map<Object, V>{};
  public HashMap();

  //@ requires 0 <= capacity;
  //@ ensures valid() && view() == map<Object, V>{};
  public HashMap(int capacity);

  //@ requires other != null && acc(other.valid(), 1/2);
  //@ ensures acc(other.valid(), 1/2) && other.view() == \old(other.view()) && other.keyOrder() == \old(other.keyOrder());
  //@ ensures valid() && view() == other.view();
  public HashMap(Map<K, V> other);

  /*@ pure @*/ public int size();

  /*@ pure @*/ public boolean isEmpty();

  /*@ pure @*/ public boolean containsKey(Object key);

  /*@ pure @*/ public V get(Object key);

  /*@ pure @*/ public V getOrDefault(Object key, V otherwise);

  /*@ pure @*/ public boolean containsValue(Object value);

  public V put(K key, V value);

  public V putIfAbsent(K key, V value);

  public V remove(Object key);

  public V replace(K key, V value);

  public boolean remove(Object key, Object value);

  public void putAll(Map<K, V> other);

  public void clear();

  /*@ pure @*/ public Set<K> keySet();

  /*@ pure @*/ public Collection<V> values();

  public Set<Map.Entry<K, V>> entrySet();

  /*@ pure @*/ public boolean equals(Object other);
}
// unlisted: HashMap(int,float) SimpleEntry SimpleImmutableEntry clone()
// unlisted: compute(Object,java.util.function.BiFunction) computeIfAbsent(Object,java.util.function.Function)
// unlisted: computeIfPresent(Object,java.util.function.BiFunction) forEach(java.util.function.BiConsumer)
// unlisted: hashCode() merge(Object,Object,java.util.function.BiFunction) replace(Object,Object,Object)
// unlisted: replaceAll(java.util.function.BiFunction) toString()
