package java.util;

public interface Map<K, V> {
  public static <K, V> Entry<K, V> entry(K key, V value);
}
// listed: entry(Object,Object)
