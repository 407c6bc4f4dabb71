// What is in a set is in all that contain it, whatever is known of its class.
class Subsets {
  int x; Subsets next;
  //@ requires s <= t && x \in s;
  //@ ensures x \in t;
  static void a(Subsets x /*@ ghost set<Subsets> s, ghost set<Subsets> t @*/) { }
  //@ requires s <= t && |q| > 2 && q[1] \in s;
  //@ ensures q[1] \in t;
  static void c(/*@ ghost set<Subsets> s, ghost set<Subsets> t, ghost seq<Subsets> q @*/) { }
  //@ requires s <= t && "a" \in s && w \in s;
  //@ ensures "a" \in t && w \in t;
  static void d(String w /*@ ghost set<String> s, ghost set<String> t @*/) { }
  //@ requires s <= t && m.values <= s && 1 \in m.keys;
  //@ ensures m[1] \in t && None != Some(m[1]);
  static void e(/*@ ghost set<Subsets> s, ghost set<Subsets> t, ghost map<int, Subsets> m @*/) { }
  //@ requires s <= t && o.isSome && o.get \in s;
  //@ ensures o.get \in t;
  static void f(/*@ ghost set<Subsets> s, ghost set<Subsets> t, ghost option<Subsets> o @*/) { }
  //@ requires o != null && s <= t && o.get() \in s;
  //@ ensures o.get() \in t;
  //@ ensures t <= s; //~ postcondition:false
  static void g(SubsetsBox<Subsets> o /*@ ghost set<Subsets> s, ghost set<Subsets> t @*/) { }
  //@ requires s <= t && t <= u;
  //@ ensures s <= u && s * t == s && s + t == t;
  static void h(/*@ ghost set<Subsets> s, ghost set<Subsets> t, ghost set<Subsets> u @*/) { }
  //@ ensures s <= s + t && s - t <= s;
  static <T> void i(/*@ ghost set<T> s, ghost set<T> t @*/) { }
  static void j() {
    Subsets n = new Subsets();
    Subsets m = new Subsets();
    //@ assert {n} <= {n, m} && !({n, m} <= {m});
    //@ ghost set<Subsets> v = {n};
    //@ assert v <= {m, n};
  }
}
class SubsetsBox<T> {
  final T v;
  SubsetsBox(T w) { v = w; }
  /*@ pure @*/ T get() { return v; }
}
