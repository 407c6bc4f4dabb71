import java.util.Iterator;
import java.util.List;
import java.util.Map;

// What a loop over a collection yields has the type parameter that stands there for its type, not the bound of that.
class ForEach<E> {
  //@ requires list != null && list.valid();
  //@ ensures list.valid() && list.view() == \old(list.view());
  //@ ensures |list.view()| > 0 ==> result == list.view()[|list.view()| - 1];
  static <T extends Comparable<T>> T okLast(List<T> list) {
    //@ ghost seq<T> all = list.view();
    T last = null;
    for (T one : list)
      //@ invariant \index > 0 ==> last == all[\index - 1];
    {
      last = one;
    }
    return last;
  }

  //@ requires list != null && list.valid();
  //@ ensures list.valid();
  //@ ensures result == null; //~ postcondition:false
  static <T extends Comparable<T>> T wrongLast(List<T> list) {
    T last = null;
    for (T one : list) {
      last = one;
    }
    return last;
  }

  //@ requires list != null && list.valid();
  //@ ensures list.valid();
  E okOfClass(List<? extends E> list) {
    E last = null;
    for (E one : list) last = one;
    for (var one : list) last = one;
    return last;
  }

  //@ requires map != null && map.valid();
  //@ ensures map.valid();
  static <K extends Number, V> V okKeys(Map<K, V> map) {
    K key = null;
    V value = null;
    for (K one : map.keySet()) key = one;
    for (V one : map.values()) value = one;
    return value;
  }

  //@ requires list != null && list.valid();
  //@ ensures list.valid();
  static <T extends Number, U extends T> T okBelow(List<U> list) {
    T last = null;
    for (T one : list) last = one;
    for (Number one : list) last = null;
    return last;
  }
}
