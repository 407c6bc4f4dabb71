import java.util.*;

// LinkedHashMap, LinkedHashSet, and what collections say of equal ones.
class LinkedTables {
  static void order() {
    LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
    m.put("b", 1);
    m.put("a", 2);
    m.put("b", 3);
    //@ assert m.keyOrder() == seq<String>{"b", "a"};
    int x = m.get("b");
    //@ assert x == 3;
    m.remove("b");
    //@ assert |m.keyOrder()| == 1;
    //@ assert m.keyOrder()[0] == "a";
    //@ assert m.keyOrder()[0] == "b"; //~ assert:false
  }
  static void values() {
    Map<String, Integer> m = new HashMap<>();
    m.put("b", 1);
    m.put("a", 2);
    boolean has = m.containsValue(2);
    //@ assert has;
    boolean hasNot = m.containsValue(3);
    //@ assert !hasNot;
    Map<String, Integer> n = new HashMap<>();
    n.put("a", 5);
    n.put("c", 6);
    m.putAll(n);
    int a = m.get("a"), b = m.get("b"), c = m.get("c");
    //@ assert a == 5 && b == 1 && c == 6;
    boolean d = m.containsKey("d");
    //@ assert !d;
    Map<String, Integer> k = new HashMap<>(m);
    int e = k.get("c");
    //@ assert e == 6;
    k.put("c", 7);
    int f = m.get("c");
    //@ assert f == 6;
    m.replace("z", 3);
    m.replace("a", 9);
    int g = m.get("a");
    //@ assert g == 9 && !("z" \in m.view().keys);
    boolean gone = m.remove("a", 8);
    //@ assert !gone;
    boolean gone2 = m.remove("a", 9);
    //@ assert gone2 && !("a" \in m.view().keys);
    //@ assert m.containsValue(9); //~ assert:false
  }
  static void lists() {
    List<Integer> l = new ArrayList<>(), k = new LinkedList<>();
    l.add(1);
    k.add(1);
    boolean eq = l.equals(k);
    //@ assert eq;
    int h = l.hashCode(), i = k.hashCode();
    //@ assert h == i;
    k.add(2);
    boolean eq2 = l.equals(k);
    //@ assert !eq2;
    boolean no = l.equals("no");
    //@ assert !no;
    boolean self = l.equals(l);
    //@ assert self;
    Set<Integer> s = new HashSet<>(), t = new LinkedHashSet<>();
    s.add(1); s.add(2); t.add(2); t.add(1);
    boolean same = s.equals(t);
    //@ assert same;
    //@ assert t.order() == s.order(); //~ assert:false
  }
  static void linkedSet() {
    LinkedHashSet<Integer> t = new LinkedHashSet<>();
    t.add(2); t.add(1); t.add(2);
    //@ assert |t.order()| == 2 && t.order()[1].intValue() == 1;
    int at = 0;
    //@ assert t.order()[0].intValue() == 1; //~ assert:false
  }
  static void text(Object o, List<Integer> l) {
    String s = String.valueOf((Object) "abc");
    //@ assert s.equals("abc");
    s = String.valueOf((Object) null);
    //@ assert s.equals("null");
    s = String.valueOf(o); //~ precondition:false
  }
  // The map itself.
  //@ requires m != null && m.valid();
  static void itself(Map<String, Integer> m) {
    m.putAll(m); //~ precondition:predicate
  }
  // Elements with an `equals` of their own.
  static class Own {
    public boolean equals(Object o) { return false; }
    public int hashCode() { return 0; }
  }
  static void own() {
    List<Own> l = new ArrayList<>();
    l.add(new Own());
    List<Own> k = new ArrayList<>(l);
    boolean b = l.equals(k); //~ precondition:false
  }
  //@ requires m != null && m.valid() && o != null;
  static void ownValue(Map<String, Own> m, Own o) {
    boolean b = m.containsValue(o); //~ precondition:false
  }
  // Another list of which nothing is held.
  //@ requires l != null && l.valid() && (\forall int i; 0 <= i && i < |l.view()|; Objects.isValue(l.view()[i]));
  static void unheld(List<Integer> l, Object other) {
    boolean b = l.equals(other); //~ precondition:predicate
  }
}
