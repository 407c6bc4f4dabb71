package java.util;

public class HashMap<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
  //@ ensures valid() && view() == map<Object, V>{};
  public HashMap();

  //@ requires 0 <= capacity;
  //@ ensures valid() && view() == map<Object, V>{};
  public HashMap(int capacity);

  /*@ pure @*/ public int size();

  /*@ pure @*/ public boolean isEmpty();

  /*@ pure @*/ public boolean containsKey(Object key);

  /*@ pure @*/ public V get(Object key);

  /*@ pure @*/ public V getOrDefault(Object key, V otherwise);

  public V put(K key, V value);

  public V putIfAbsent(K key, V value);

  public V remove(Object key);

  public void clear();

  /*@ pure @*/ public Set<K> keySet();

  /*@ pure @*/ public Collection<V> values();

  /*@ pure @*/ public Set<Map.Entry<K, V>> entrySet();
}
// unlisted: HashMap(int,float) HashMap(java.util.Map) SimpleEntry SimpleImmutableEntry clone()
// unlisted: compute(Object,java.util.function.BiFunction) computeIfAbsent(Object,java.util.function.Function)
// unlisted: computeIfPresent(Object,java.util.function.BiFunction) containsValue(Object) equals(Object)
// unlisted: forEach(java.util.function.BiConsumer) hashCode()
// unlisted: merge(Object,Object,java.util.function.BiFunction) putAll(java.util.Map) remove(Object,Object)
// unlisted: replace(Object,Object) replace(Object,Object,Object) replaceAll(java.util.function.BiFunction)
// unlisted: toString()
