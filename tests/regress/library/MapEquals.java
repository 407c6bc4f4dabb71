import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

// Maps are equal where they have the same keys with equal values; strings are made of characters.
class MapEquals {
  static void same() {
    Map<String, Integer> one = new HashMap<>();
    Map<String, Integer> other = new LinkedHashMap<>();
    assert one.equals(other);
    one.put("a", 1000);
    assert !one.equals(other);
    other.put("a", 1000);
    assert one.equals(other) && other.equals(one) && one.equals(one) && !one.equals(null) && !one.equals("a");
    other.put("a", 1001);
    assert !one.equals(other);
    other.put("a", 1000);
    assert one == other; //~ assert:false
  }

  //@ requires one != null && one.valid() && other != null && other.valid();
  //@ requires (\forall Object key; key \in one.view().keys; java.util.Objects.isValue(one.view()[key]));
  //@ ensures one.valid() && other.valid() && (\result ==> one.view().keys == other.view().keys && one.size() == other.size());
  //@ ensures \result ==> one.view() == other.view(); //~ postcondition:false
  static boolean equal(Map<String, Integer> one, Map<String, Integer> other) {
    return one.equals(other);
  }

  static void unasked(Map<String, MapEquals> one, Map<String, MapEquals> other)
    //@ requires one != null && one.valid() && other != null && other.valid();
  {
    boolean are = one.equals(other); //~ precondition:false
  }

  static void unowned(Map<String, String> one, Map<String, String> other)
    //@ requires one != null && one.valid() && one.isEmpty();
  {
    boolean are = one.equals(other); //~ precondition:predicate
  }

  static void joined(String s) {
    String a = String.join("-", "x", "y");
    String b = String.join(", ");
    assert b.equals("") && a != null;
    assert a.equals("x-y"); //~ assert:false
  }

  static void joinedNull(String between) {
    String a = String.join(between, "x"); //~ precondition:false
  }

  static long parsed(String text) {
    try {
      return Long.valueOf(text);
    } catch (NumberFormatException e) {
      return -1;
    }
  }

  static long unparsed(String text) {
    return Long.valueOf(text); //~ exception:uncaught
  }
}
