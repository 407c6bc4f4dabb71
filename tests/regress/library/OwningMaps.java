import java.util.*;

// A map that owns its values: what is read of it is one of them, what is put into it becomes one.
class Owned {
  int x;
  //@ predicate valid() = acc(x);

  //@ requires valid();
  //@ ensures valid();
  void set() {
    x = 1;
  }
}

class OwningMaps {
  //@ requires m != null && m.valid() && (\forall* Object o; o \in m.view().keys; acc(m.view()[o].x)) && k != null;
  static void get(Map<String, Owned> m, String k) {
    Owned a = m.get(k);
    if (a != null) a.x = 1;
  }

  //@ requires m != null && m.valid() && (\forall* Object o; o \in m.view().keys; m.view()[o].valid()) && k != null;
  static void getValid(Map<String, Owned> m, String k) {
    Owned a = m.get(k);
    if (a != null) a.set();
  }

  //@ requires m != null && m.valid() && (\forall* Object o; o \in m.view().keys; acc(m.view()[o].x)) && k != null;
  static void getOther(Map<String, Owned> m, String k, Owned b) {
    Owned a = m.get(k);
    if (a != null) b.x = 1; //~ write:permission
  }

  //@ requires m != null && m.valid() && (\forall* Object o; o \in m.view().keys; acc(m.view()[o].x));
  //@ requires k != null && !m.containsKey(k) && a != null && acc(a.x);
  //@ ensures m.valid() && (\forall* Object o; o \in m.view().keys; acc(m.view()[o].x));
  static void put(Map<String, Owned> m, String k, Owned a) {
    m.put(k, a);
  }

  //@ requires m != null && m.valid() && (\forall* Object o; o \in m.view().keys; acc(m.view()[o].x));
  //@ requires k != null && !m.containsKey(k) && a != null;
  //@ ensures m.valid() && (\forall* Object o; o \in m.view().keys; acc(m.view()[o].x)); //~ postcondition:permission
  static void putForeign(Map<String, Owned> m, String k, Owned a) {
    m.put(k, a);
  }

  //@ requires m != null && m.valid() && k != null && a != null && acc(a.x) && |m.view()| == 0;
  //@ ensures m.valid() && (\forall* Object o; o \in m.view().keys; acc(m.view()[o].x));
  static void putFirst(Map<String, Owned> m, String k, Owned a) {
    m.put(k, a);
  }
}
