// Numbers and texts as keys: what stands for one number differs from what stands for another, but nothing is said
// of what stands for a number of another kind, or of numbers with fractions, of which different ones may be equal.
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

class BoxedKeys {
  static void numbers(int k)
  {
    Map<Integer, String> map = new HashMap<>();
    map.put(1000, "a");
    map.put(-1000, "b");
    map.put(k, "c");
    assert map.containsKey(1000) && map.containsKey(-1000);
    assert k == 1000 || map.get(1000).equals("a");
    assert k != 1000 || map.get(1000).equals("c");
    assert map.size() == (k == 1000 || k == -1000 ? 2 : 3);
    assert map.get(1000).equals("a"); //~ assert:false
  }

  static void texts(String s)
    //@ requires s != null;
  {
    Set<String> set = new HashSet<>();
    set.add("ab");
    set.add("a");
    assert set.contains("a" + "b") && !set.contains("abc") && set.size() == 2;
    set.add(s);
    assert s.equals("a") || s.equals("ab") || set.size() == 3;
    assert !set.contains("b") || s.equals("b");
    assert set.size() == 3; //~ assert:false
  }

  static void letters(Set<Character> set)
    //@ requires set != null && set.valid() && set.isModifiable() && set.view() == set<Object>{};
    //@ ensures set.valid();
  {
    set.add('a');
    set.add('b');
    set.add('a');
    assert set.size() == 2 && !set.contains('c');
    assert set.size() == 3; //~ assert:false
  }

  static void kinds()
  {
    //@ ghost set<Object> keys = set<Object>{Integer.boxed(1), Long.boxed(1)};
    //@ assert |keys| >= 1 && Integer.boxed(1) \in keys && Long.boxed(1) \in keys;
    //@ assert !(Integer.boxed(2) \in set<Object>{Integer.boxed(1), Integer.boxed(3)});
    //@ assert |keys| == 1; //~ assert:false
  }

  //@ ensures valueOf(\result) == value;
  /*@ pure @*/ static native Object boxOf(double value);
  /*@ pure @*/ static native double valueOf(Object box);

  static void zeros()
  {
    //@ assert boxOf(0.0) != boxOf(-0.0); //~ assert:false
  }

  //@ requires 0 <= value;
  //@ ensures numberOf(\result) == value;
  /*@ pure @*/ static native Object card(int value);
  /*@ pure @*/ static native int numberOf(Object card);
  //@ ensures numberOf(\result) == value;
  /*@ pure @*/ static native Object ticket(int value);
  //@ ensures numberOf(\result) == value / 2;
  /*@ pure @*/ static native Object pair(int value);

  //@ requires 0 <= a && 0 <= b;
  static void cards(int a, int b)
  {
    //@ assert card(1) != card(2);
    //@ assert a != b ==> card(a) != card(b);
    //@ assert card(1) != ticket(2);
    //@ assert |set<Object>{card(1), card(2), ticket(3)}| == 3;
    //@ assert card(1) != ticket(1); //~ assert:false
  }
  static void pairs()
  {
    //@ assert pair(2) != pair(4);
    //@ assert pair(2) != pair(3); //~ assert:false
  }
}
