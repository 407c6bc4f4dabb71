import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

// Mathematical values have objects by reference; what stands for all that are equal is one object. A run says the same.
class KeysAndIdentity {
  //@ requires x != null && y != null;
  static void added(Integer x, Integer y) {
    Set<Integer> seen = new HashSet<>();
    seen.add(x);
    //@ assert (\forall Object k; (k \in seen.view()) == (Objects.key(x) == k));
  }

  //@ requires x != null;
  //@ ensures Objects.key(x) == Integer.boxed(x.intValue());
  static void boxed(Integer x) {
  }

  //@ requires s != null && k == Objects.key(s);
  static void later(String s /*@ ghost Object k @*/) {
    String literal = "ab";
    //@ assert k == Objects.key(s);
    //@ assert s.equals(literal) ==> k == Objects.key(literal);
  }

  public static void main(String[] args) {
    String s = new String("a"), t = new String("a");
    //@ assert s != t;
    //@ assert !(t \in seq<String>{s}) && seq<String>{s} != seq<String>{t};
    //@ assert !(t \in set<String>{s}) && |set<String>{s, t}| == 2;
    //@ assert bag<String>{s, t}[s] == 1;
    //@ assert !(t \in map<String, int>{s -> 1}.keys);
    //@ assert Some(s) != Some(t);
    List<String> l = new ArrayList<>();
    l.add(s);
    //@ assert !(t \in l.view()) && Objects.key("a") \in l.keys(l.view());
    Map<String, String> m = new HashMap<>();
    m.put(t, s);
    //@ assert m.view()[Objects.key(s)] == s && m.view()[Objects.key(s)] != t;
    //@ assert !(t \in m.view().values);
    Integer p = 1000, q = 1000;
    added(p, q);
    boxed(p);
    String made = args != null && args.length > 0 ? "c" : String.valueOf('a') + "b";
    later(made) /*@ given {k = Objects.key(made)} @*/;
    System.out.println("done");
  }

  static void wrong() {
    String s = new String("a"), t = new String("a");
    //@ assert |set<String>{s, t}| == 1; //~ assert:false
  }
}
