package java.util;

import java.util.Map;

// The keys are values (Objects.isValue); in view(), each is the one that stands for all that equal it: Objects.key(k).
// unmodifiable: Map.of Map.copyOf Map.ofEntries Collections.emptyMap Collections.unmodifiableMap
// modifiable: java.util.HashMap
// refusing null: Map.of Map.copyOf Map.ofEntries
// allowing null: java.util.HashMap
public interface Map<K, V> {
  //@ predicate valid();

  // Whether it may be changed: what `of` and its like make throws there, and may be one object each time it is made.
  //@ pure ghost boolean isModifiable();

  // Whether it may be asked about null: what `of` and `copyOf` make throws there.
  //@ pure ghost boolean allowsNull();

  //@ requires valid();
  //@ pure ghost map<Object, V> view();

  //@ requires valid();
  //@ ensures result == |view()|;
  /*@ pure @*/ int size();

  //@ requires valid();
  //@ ensures result == (|view()| == 0);
  /*@ pure @*/ boolean isEmpty();

  //@ requires valid() && Objects.isValue(key) && (key != null || allowsNull());
  //@ ensures result == (Objects.key(key) \in view().keys);
  /*@ pure @*/ boolean containsKey(Object key);

  //@ requires valid() && Objects.isValue(key) && (key != null || allowsNull());
  //@ ensures result == (Objects.key(key) \in view().keys ? view()[Objects.key(key)] : null);
  /*@ pure @*/ V get(Object key);

  //@ requires valid() && Objects.isValue(key) && (key != null || allowsNull());
  //@ ensures result == (Objects.key(key) \in view().keys ? view()[Objects.key(key)] : otherwise);
  /*@ pure @*/ V getOrDefault(Object key, V otherwise);

  // The values are asked whether they equal others: so they are such of which that is known.
  //@ requires valid() && Objects.isValue(value) && (value != null || allowsNull());
  //@ ensures result == (\exists Object key; key \in view().keys; Objects.areEqual(value, view()[key]));
  /*@ pure @*/ boolean containsValue(Object value);

  //@ requires valid() && isModifiable() && Objects.isValue(key);  // what List.of and its like make is not
  //@ ensures valid() && view() == \old(view())[Objects.key(key) -> value];
  //@ ensures result == (Objects.key(key) \in \old(view()).keys ? \old(view())[Objects.key(key)] : null);
  V put(K key, V value);

  // A key that has null gets the value, too.
  //@ requires valid() && isModifiable() && Objects.isValue(key);  // what List.of and its like make is not
  //@ ensures valid() && result == (Objects.key(key) \in \old(view()).keys ? \old(view())[Objects.key(key)] : null);
  //@ ensures view() == ((Objects.key(key) \in \old(view()).keys ? \old(view())[Objects.key(key)] : null) == null ? \old(view())[Objects.key(key) -> value] : \old(view()));
  V putIfAbsent(K key, V value);

  //@ requires valid() && isModifiable() && Objects.isValue(key);  // what List.of and its like make is not
  //@ ensures valid() && view() == \old(view()).remove(Objects.key(key));
  //@ ensures result == (Objects.key(key) \in \old(view()).keys ? \old(view())[Objects.key(key)] : null);
  V remove(Object key);

  //@ requires valid() && isModifiable() && Objects.isValue(key);  // what List.of and its like make is not
  //@ ensures valid() && view() == (Objects.key(key) \in \old(view()).keys ? \old(view())[Objects.key(key) -> value] : \old(view()));
  //@ ensures result == (Objects.key(key) \in \old(view()).keys ? \old(view())[Objects.key(key)] : null) && keyOrder() == \old(keyOrder());
  V replace(K key, V value);

  // It goes where the value is equal.
  //@ requires valid() && isModifiable() && Objects.isValue(key) && Objects.isValue(value);  // what List.of and its like make is not
  //@ ensures valid() && result == (Objects.key(key) \in \old(view()).keys && Objects.areEqual(value, \old(view())[Objects.key(key)]));
  //@ ensures view() == (result ? \old(view()).remove(Objects.key(key)) : \old(view()));
  boolean remove(Object key, Object value);

  // What is added is not the map itself.
  //@ requires valid() && isModifiable() && other != null && acc(other.valid(), 1/2);  // what List.of and its like make is not
  //@ ensures valid() && acc(other.valid(), 1/2) && other.view() == \old(other.view()) && other.keyOrder() == \old(other.keyOrder());
  //@ ensures (\forall Object key; true; (key \in view().keys) == (key \in \old(view()).keys || key \in other.view().keys));
  //@ ensures (\forall Object key; key \in view().keys; view()[key] == (key \in other.view().keys ? other.view()[key] : \old(view())[key]));
  void putAll(Map<K, V> other);

  //@ requires valid() && isModifiable();  // what List.of and its like make is not
  //@ ensures valid() && view() == map<Object, V>{};
  void clear();

  // The same keys with equal values, which are such of which it is known what equals them.
  //@ requires valid() && (other instanceof Map ==> ((Map<?, ?>) other).valid());
  //@ requires (\forall Object key; key \in view().keys; Objects.isValue(view()[key]));
  //@ ensures result == (other instanceof Map && view().keys == ((Map<?, ?>) other).view().keys && (\forall Object key; key \in view().keys; Objects.areEqual(view()[key], ((Map<?, ?>) other).view()[key])));
  /*@ pure @*/ boolean equals(Object other);

  // The keys, and the values, as collections that change with the map. To go over one of them it must be lent: for two
  // thirds of the map there are two thirds of it, so that there is one at a time, and nobody can change the one or the other.
  //@ requires valid();
  //@ ensures result != null && result.allowsNull() == allowsNull();
  /*@ pure @*/ Set<K> keySet();

  //@ requires valid();
  //@ ensures result != null;
  /*@ pure @*/ Collection<V> values();

  // The keys and values in the order of a loop.
  //@ requires valid();
  //@ ensures |result| == |view()| && |result| <= Integer.MAX_VALUE;
  //@ pure ghost seq<K> keyOrder();

  //@ requires valid() && 0 <= index && index < |keyOrder()|;
  //@ ensures result == Objects.key(keyOrder()[index]) && result \in view().keys;
  //@ pure ghost Object keyAt(int index);

  //@ requires valid();
  //@ ensures |result| == |view()| && |result| <= Integer.MAX_VALUE && result.set == view().values;
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

  // A loop over keySet() or values(), as it stands behind its ':', lends a little of the map by itself.
  // loops: lendKeyOrder takeKeyOrder lendValueOrder takeValueOrder lendEntries takeEntries enter leave

  //@ predicate lentKeys(seq<K> keys);

  //@ requires acc(valid(), 1/16) && keys == keyOrder();
  //@ ensures lentKeys(keys);
  //@ ghost void lendKeyOrder(seq<K> keys);

  //@ requires lentKeys(keys);
  //@ ensures acc(valid(), 1/16) && keyOrder() == keys;
  //@ ghost void takeKeyOrder(seq<K> keys);

  //@ predicate lentValues(seq<V> values);

  //@ requires acc(valid(), 1/16) && values == valueOrder();
  //@ ensures lentValues(values);
  //@ ghost void lendValueOrder(seq<V> values);

  //@ requires lentValues(values);
  //@ ensures acc(valid(), 1/16) && valueOrder() == values;
  //@ ghost void takeValueOrder(seq<V> values);

  // The keys with their values, to go over them: a loop lends a half of the map, and each iteration has the entry that it is at.
  // What Map.of and its like make has another object each time.
  //@ requires acc(valid(), ?f);
  //@ ensures acc(valid(), f) && view() == \old(view()) && keyOrder() == \old(keyOrder()) && valueOrder() == \old(valueOrder());
  //@ ensures result != null;
  Set<Map.Entry<K, V>> entrySet();

  //@ predicate lentEntries(seq<K> keys, map<Object, V> contents);

  //@ predicate lentBut(Map.Entry<K, V> entry, seq<K> keys, map<Object, V> contents);

  //@ requires acc(valid(), 1/2) && keys == keyOrder() && contents == view();
  //@ ensures lentEntries(keys, contents);
  //@ ghost void lendEntries(seq<K> keys, map<Object, V> contents);

  //@ requires lentEntries(keys, contents);
  //@ ensures acc(valid(), 1/2) && keyOrder() == keys;
  //@ ghost void takeEntries(seq<K> keys, map<Object, V> contents);

  //@ requires lentEntries(keys, contents) && 0 <= index && index < |keys|;
  //@ ensures result != null && lentBut(result, keys, contents) && result.valid();
  //@ ensures result.of() == this && result.key() == keys[index] && Objects.isValue(result.key()) && Objects.key(result.key()) \in contents.keys;
  //@ ensures result.getValue() == contents[Objects.key(result.key())];
  //@ ghost Map.Entry<K, V> enter(seq<K> keys, map<Object, V> contents, int index);

  //@ requires entry != null && lentBut(entry, keys, contents) && entry.valid();
  //@ ensures lentEntries(keys, contents);
  //@ ghost void leave(Map.Entry<K, V> entry, seq<K> keys, map<Object, V> contents);

  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == map<Object, W>{};
  static <L, W> Map<L, W> of();

  //@ requires k1 != null && v1 != null && Objects.isValue(k1);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == map<Object, W>{Objects.key(k1) -> v1};
  static <L, W> Map<L, W> of(L k1, W v1);

  //@ requires k1 != null && v1 != null && Objects.isValue(k1) && k2 != null && v2 != null && Objects.isValue(k2);
  //@ requires Objects.key(k1) != Objects.key(k2);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == map<Object, W>{Objects.key(k1) -> v1, Objects.key(k2) -> v2};
  static <L, W> Map<L, W> of(L k1, W v1, L k2, W v2);

  //@ requires k1 != null && v1 != null && Objects.isValue(k1) && k2 != null && v2 != null && Objects.isValue(k2) && k3 != null && v3 != null && Objects.isValue(k3);
  //@ requires Objects.key(k1) != Objects.key(k2) && Objects.key(k1) != Objects.key(k3) && Objects.key(k2) != Objects.key(k3);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == map<Object, W>{Objects.key(k1) -> v1, Objects.key(k2) -> v2, Objects.key(k3) -> v3};
  static <L, W> Map<L, W> of(L k1, W v1, L k2, W v2, L k3, W v3);

  //@ requires k1 != null && v1 != null && Objects.isValue(k1) && k2 != null && v2 != null && Objects.isValue(k2) && k3 != null && v3 != null && Objects.isValue(k3) && k4 != null && v4 != null && Objects.isValue(k4);
  //@ requires Objects.key(k1) != Objects.key(k2) && Objects.key(k1) != Objects.key(k3) && Objects.key(k1) != Objects.key(k4) && Objects.key(k2) != Objects.key(k3) && Objects.key(k2) != Objects.key(k4) && Objects.key(k3) != Objects.key(k4);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == map<Object, W>{Objects.key(k1) -> v1, Objects.key(k2) -> v2, Objects.key(k3) -> v3, Objects.key(k4) -> v4};
  static <L, W> Map<L, W> of(L k1, W v1, L k2, W v2, L k3, W v3, L k4, W v4);

  //@ requires k1 != null && v1 != null && Objects.isValue(k1) && k2 != null && v2 != null && Objects.isValue(k2) && k3 != null && v3 != null && Objects.isValue(k3) && k4 != null && v4 != null && Objects.isValue(k4) && k5 != null && v5 != null && Objects.isValue(k5);
  //@ requires Objects.key(k1) != Objects.key(k2) && Objects.key(k1) != Objects.key(k3) && Objects.key(k1) != Objects.key(k4) && Objects.key(k1) != Objects.key(k5) && Objects.key(k2) != Objects.key(k3) && Objects.key(k2) != Objects.key(k4) && Objects.key(k2) != Objects.key(k5) && Objects.key(k3) != Objects.key(k4) && Objects.key(k3) != Objects.key(k5) && Objects.key(k4) != Objects.key(k5);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == map<Object, W>{Objects.key(k1) -> v1, Objects.key(k2) -> v2, Objects.key(k3) -> v3, Objects.key(k4) -> v4, Objects.key(k5) -> v5};
  static <L, W> Map<L, W> of(L k1, W v1, L k2, W v2, L k3, W v3, L k4, W v4, L k5, W v5);

  //@ requires k1 != null && v1 != null && Objects.isValue(k1) && k2 != null && v2 != null && Objects.isValue(k2) && k3 != null && v3 != null && Objects.isValue(k3) && k4 != null && v4 != null && Objects.isValue(k4) && k5 != null && v5 != null && Objects.isValue(k5) && k6 != null && v6 != null && Objects.isValue(k6);
  //@ requires Objects.key(k1) != Objects.key(k2) && Objects.key(k1) != Objects.key(k3) && Objects.key(k1) != Objects.key(k4) && Objects.key(k1) != Objects.key(k5) && Objects.key(k1) != Objects.key(k6) && Objects.key(k2) != Objects.key(k3) && Objects.key(k2) != Objects.key(k4) && Objects.key(k2) != Objects.key(k5) && Objects.key(k2) != Objects.key(k6) && Objects.key(k3) != Objects.key(k4) && Objects.key(k3) != Objects.key(k5) && Objects.key(k3) != Objects.key(k6) && Objects.key(k4) != Objects.key(k5) && Objects.key(k4) != Objects.key(k6) && Objects.key(k5) != Objects.key(k6);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == map<Object, W>{Objects.key(k1) -> v1, Objects.key(k2) -> v2, Objects.key(k3) -> v3, Objects.key(k4) -> v4, Objects.key(k5) -> v5, Objects.key(k6) -> v6};
  static <L, W> Map<L, W> of(L k1, W v1, L k2, W v2, L k3, W v3, L k4, W v4, L k5, W v5, L k6, W v6);

  //@ requires k1 != null && v1 != null && Objects.isValue(k1) && k2 != null && v2 != null && Objects.isValue(k2) && k3 != null && v3 != null && Objects.isValue(k3) && k4 != null && v4 != null && Objects.isValue(k4) && k5 != null && v5 != null && Objects.isValue(k5) && k6 != null && v6 != null && Objects.isValue(k6) && k7 != null && v7 != null && Objects.isValue(k7);
  //@ requires Objects.key(k1) != Objects.key(k2) && Objects.key(k1) != Objects.key(k3) && Objects.key(k1) != Objects.key(k4) && Objects.key(k1) != Objects.key(k5) && Objects.key(k1) != Objects.key(k6) && Objects.key(k1) != Objects.key(k7) && Objects.key(k2) != Objects.key(k3) && Objects.key(k2) != Objects.key(k4) && Objects.key(k2) != Objects.key(k5) && Objects.key(k2) != Objects.key(k6) && Objects.key(k2) != Objects.key(k7) && Objects.key(k3) != Objects.key(k4) && Objects.key(k3) != Objects.key(k5) && Objects.key(k3) != Objects.key(k6) && Objects.key(k3) != Objects.key(k7) && Objects.key(k4) != Objects.key(k5) && Objects.key(k4) != Objects.key(k6) && Objects.key(k4) != Objects.key(k7) && Objects.key(k5) != Objects.key(k6) && Objects.key(k5) != Objects.key(k7) && Objects.key(k6) != Objects.key(k7);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == map<Object, W>{Objects.key(k1) -> v1, Objects.key(k2) -> v2, Objects.key(k3) -> v3, Objects.key(k4) -> v4, Objects.key(k5) -> v5, Objects.key(k6) -> v6, Objects.key(k7) -> v7};
  static <L, W> Map<L, W> of(L k1, W v1, L k2, W v2, L k3, W v3, L k4, W v4, L k5, W v5, L k6, W v6, L k7, W v7);

  //@ requires k1 != null && v1 != null && Objects.isValue(k1) && k2 != null && v2 != null && Objects.isValue(k2) && k3 != null && v3 != null && Objects.isValue(k3) && k4 != null && v4 != null && Objects.isValue(k4) && k5 != null && v5 != null && Objects.isValue(k5) && k6 != null && v6 != null && Objects.isValue(k6) && k7 != null && v7 != null && Objects.isValue(k7) && k8 != null && v8 != null && Objects.isValue(k8);
  //@ requires Objects.key(k1) != Objects.key(k2) && Objects.key(k1) != Objects.key(k3) && Objects.key(k1) != Objects.key(k4) && Objects.key(k1) != Objects.key(k5) && Objects.key(k1) != Objects.key(k6) && Objects.key(k1) != Objects.key(k7) && Objects.key(k1) != Objects.key(k8) && Objects.key(k2) != Objects.key(k3) && Objects.key(k2) != Objects.key(k4) && Objects.key(k2) != Objects.key(k5) && Objects.key(k2) != Objects.key(k6) && Objects.key(k2) != Objects.key(k7) && Objects.key(k2) != Objects.key(k8) && Objects.key(k3) != Objects.key(k4) && Objects.key(k3) != Objects.key(k5) && Objects.key(k3) != Objects.key(k6) && Objects.key(k3) != Objects.key(k7) && Objects.key(k3) != Objects.key(k8) && Objects.key(k4) != Objects.key(k5) && Objects.key(k4) != Objects.key(k6) && Objects.key(k4) != Objects.key(k7) && Objects.key(k4) != Objects.key(k8) && Objects.key(k5) != Objects.key(k6) && Objects.key(k5) != Objects.key(k7) && Objects.key(k5) != Objects.key(k8) && Objects.key(k6) != Objects.key(k7) && Objects.key(k6) != Objects.key(k8) && Objects.key(k7) != Objects.key(k8);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == map<Object, W>{Objects.key(k1) -> v1, Objects.key(k2) -> v2, Objects.key(k3) -> v3, Objects.key(k4) -> v4, Objects.key(k5) -> v5, Objects.key(k6) -> v6, Objects.key(k7) -> v7, Objects.key(k8) -> v8};
  static <L, W> Map<L, W> of(L k1, W v1, L k2, W v2, L k3, W v3, L k4, W v4, L k5, W v5, L k6, W v6, L k7, W v7, L k8, W v8);

  //@ requires k1 != null && v1 != null && Objects.isValue(k1) && k2 != null && v2 != null && Objects.isValue(k2) && k3 != null && v3 != null && Objects.isValue(k3) && k4 != null && v4 != null && Objects.isValue(k4) && k5 != null && v5 != null && Objects.isValue(k5) && k6 != null && v6 != null && Objects.isValue(k6) && k7 != null && v7 != null && Objects.isValue(k7) && k8 != null && v8 != null && Objects.isValue(k8) && k9 != null && v9 != null && Objects.isValue(k9);
  //@ requires Objects.key(k1) != Objects.key(k2) && Objects.key(k1) != Objects.key(k3) && Objects.key(k1) != Objects.key(k4) && Objects.key(k1) != Objects.key(k5) && Objects.key(k1) != Objects.key(k6) && Objects.key(k1) != Objects.key(k7) && Objects.key(k1) != Objects.key(k8) && Objects.key(k1) != Objects.key(k9) && Objects.key(k2) != Objects.key(k3) && Objects.key(k2) != Objects.key(k4) && Objects.key(k2) != Objects.key(k5) && Objects.key(k2) != Objects.key(k6) && Objects.key(k2) != Objects.key(k7) && Objects.key(k2) != Objects.key(k8) && Objects.key(k2) != Objects.key(k9) && Objects.key(k3) != Objects.key(k4) && Objects.key(k3) != Objects.key(k5) && Objects.key(k3) != Objects.key(k6) && Objects.key(k3) != Objects.key(k7) && Objects.key(k3) != Objects.key(k8) && Objects.key(k3) != Objects.key(k9) && Objects.key(k4) != Objects.key(k5) && Objects.key(k4) != Objects.key(k6) && Objects.key(k4) != Objects.key(k7) && Objects.key(k4) != Objects.key(k8) && Objects.key(k4) != Objects.key(k9) && Objects.key(k5) != Objects.key(k6) && Objects.key(k5) != Objects.key(k7) && Objects.key(k5) != Objects.key(k8) && Objects.key(k5) != Objects.key(k9) && Objects.key(k6) != Objects.key(k7) && Objects.key(k6) != Objects.key(k8) && Objects.key(k6) != Objects.key(k9) && Objects.key(k7) != Objects.key(k8) && Objects.key(k7) != Objects.key(k9) && Objects.key(k8) != Objects.key(k9);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == map<Object, W>{Objects.key(k1) -> v1, Objects.key(k2) -> v2, Objects.key(k3) -> v3, Objects.key(k4) -> v4, Objects.key(k5) -> v5, Objects.key(k6) -> v6, Objects.key(k7) -> v7, Objects.key(k8) -> v8, Objects.key(k9) -> v9};
  static <L, W> Map<L, W> of(L k1, W v1, L k2, W v2, L k3, W v3, L k4, W v4, L k5, W v5, L k6, W v6, L k7, W v7, L k8, W v8, L k9, W v9);

  //@ requires k1 != null && v1 != null && Objects.isValue(k1) && k2 != null && v2 != null && Objects.isValue(k2) && k3 != null && v3 != null && Objects.isValue(k3) && k4 != null && v4 != null && Objects.isValue(k4) && k5 != null && v5 != null && Objects.isValue(k5) && k6 != null && v6 != null && Objects.isValue(k6) && k7 != null && v7 != null && Objects.isValue(k7) && k8 != null && v8 != null && Objects.isValue(k8) && k9 != null && v9 != null && Objects.isValue(k9) && k10 != null && v10 != null && Objects.isValue(k10);
  //@ requires Objects.key(k1) != Objects.key(k2) && Objects.key(k1) != Objects.key(k3) && Objects.key(k1) != Objects.key(k4) && Objects.key(k1) != Objects.key(k5) && Objects.key(k1) != Objects.key(k6) && Objects.key(k1) != Objects.key(k7) && Objects.key(k1) != Objects.key(k8) && Objects.key(k1) != Objects.key(k9) && Objects.key(k1) != Objects.key(k10) && Objects.key(k2) != Objects.key(k3) && Objects.key(k2) != Objects.key(k4) && Objects.key(k2) != Objects.key(k5) && Objects.key(k2) != Objects.key(k6) && Objects.key(k2) != Objects.key(k7) && Objects.key(k2) != Objects.key(k8) && Objects.key(k2) != Objects.key(k9) && Objects.key(k2) != Objects.key(k10) && Objects.key(k3) != Objects.key(k4) && Objects.key(k3) != Objects.key(k5) && Objects.key(k3) != Objects.key(k6) && Objects.key(k3) != Objects.key(k7) && Objects.key(k3) != Objects.key(k8) && Objects.key(k3) != Objects.key(k9) && Objects.key(k3) != Objects.key(k10) && Objects.key(k4) != Objects.key(k5) && Objects.key(k4) != Objects.key(k6) && Objects.key(k4) != Objects.key(k7) && Objects.key(k4) != Objects.key(k8) && Objects.key(k4) != Objects.key(k9) && Objects.key(k4) != Objects.key(k10) && Objects.key(k5) != Objects.key(k6) && Objects.key(k5) != Objects.key(k7) && Objects.key(k5) != Objects.key(k8) && Objects.key(k5) != Objects.key(k9) && Objects.key(k5) != Objects.key(k10) && Objects.key(k6) != Objects.key(k7) && Objects.key(k6) != Objects.key(k8) && Objects.key(k6) != Objects.key(k9) && Objects.key(k6) != Objects.key(k10) && Objects.key(k7) != Objects.key(k8) && Objects.key(k7) != Objects.key(k9) && Objects.key(k7) != Objects.key(k10) && Objects.key(k8) != Objects.key(k9) && Objects.key(k8) != Objects.key(k10) && Objects.key(k9) != Objects.key(k10);
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == map<Object, W>{Objects.key(k1) -> v1, Objects.key(k2) -> v2, Objects.key(k3) -> v3, Objects.key(k4) -> v4, Objects.key(k5) -> v5, Objects.key(k6) -> v6, Objects.key(k7) -> v7, Objects.key(k8) -> v8, Objects.key(k9) -> v9, Objects.key(k10) -> v10};
  static <L, W> Map<L, W> of(L k1, W v1, L k2, W v2, L k3, W v3, L k4, W v4, L k5, W v5, L k6, W v6, L k7, W v7, L k8, W v8, L k9, W v9, L k10, W v10);

  //@ requires other != null && acc(other.valid(), 1/2);
  //@ requires (\forall Object key; key \in other.view().keys; key != null && other.view()[key] != null);
  //@ ensures acc(other.valid(), 1/2) && other.view() == \old(other.view()) && other.keyOrder() == \old(other.keyOrder());
  //@ ensures result != null && acc(result.valid(), 3/4) && result.view() == other.view();
  static <L, W> Map<L, W> copyOf(Map<L, W> other);

  // A key with its value.
  interface Entry<K, V> {
    //@ predicate valid();

    // The map and the key, which never change.
    //@ pure ghost Map<K, V> of();

    //@ pure ghost K key();

    //@ requires valid();
    //@ ensures result == key();
    /*@ pure @*/ K getKey();

    //@ requires valid();
    /*@ pure @*/ V getValue();

    // It changes the map, of which whoever goes over it has the other half.
    //@ requires valid() && of() != null && of().isModifiable() && acc(of().valid(), 1/2);  // what List.of and its like make is not
    //@ ensures valid() && acc(of().valid(), 1/2) && getValue() == value && result == \old(getValue());
    //@ ensures of().view() == \old(of().view())[Objects.key(key()) -> value] && of().keyOrder() == \old(of().keyOrder());
    V setValue(V value);
  }
}
// unlisted: compute(Object,java.util.function.BiFunction) computeIfAbsent(Object,java.util.function.Function)
// unlisted: computeIfPresent(Object,java.util.function.BiFunction) entry(Object,Object)
// unlisted: forEach(java.util.function.BiConsumer) hashCode()
// unlisted: merge(Object,Object,java.util.function.BiFunction) ofEntries(java.util.Map.Entry...)
// unlisted: replace(Object,Object,Object) replaceAll(java.util.function.BiFunction)
