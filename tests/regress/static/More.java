//: --overflow=unbounded
// Static members in loops, pure methods, interfaces, nested classes and subclasses.
interface Limits {
  int MAX = 3;
  int TWICE = MAX * 2;
}

class Base {
  static int shared;
  static final int BASE = 10;

  //@ requires acc(shared);
  //@ ensures acc(shared) ** shared == 1;
  static void mark() {
    shared = 1;
  }
}

class Derived extends Base implements Limits {
  static class Part {
    static int parts;
    static final int SIZE = BASE + 1;
    int x;
  }

  enum Kind {
    RED, GREEN
  }

  //@ requires acc(shared);
  //@ ensures acc(Base.shared) ** Derived.shared == 1;
  static void inherited() {
    mark();
    assert shared == 1 && Base.shared == 1 && Derived.shared == 1;
    assert MAX == 3 && Derived.TWICE == 6 && Limits.TWICE == 6 && Part.SIZE == 11;
    Base.shared = 2;
    assert Derived.shared == 2;
    Derived.mark();
    assert Base.shared == 2; //~ assert:false
  }

  //@ requires acc(Part.parts) ** acc(shared) ** acc(p.x) ** 0 <= n;
  //@ ensures acc(Part.parts) ** acc(shared) ** acc(p.x);
  static void loops(Part p, int n) {
    Part.parts = 0;
    shared = 5;
    for (int i = 0; i < n; i++)
      //@ invariant acc(Part.parts) ** Part.parts == i ** acc(p.x) ** i <= n;
    {
      Part.parts++;
      p.x = Part.parts;
    }
    assert shared == 5;
    assert Part.parts == n;
    assert Part.parts == 0; //~ assert:false
  }

  //@ requires acc(shared);
  static void framedOut() {
    while (shared < 3) //~ read:permission
    {
      shared++;
    }
  }

  /*@ pure @*/ static int twice()
    //@ requires acc(shared);
  {
    return shared + shared;
  }

  //@ requires acc(shared);
  //@ ensures acc(shared) ** twice() == \old(twice()) + 2;
  static void step() {
    shared++;
  }

  //@ requires acc(shared) ** twice() == 6;
  static void client() {
    step();
    assert twice() == 8 && shared == 4;
    mark();
    assert twice() == 2;
    assert twice() == 8; //~ assert:false
  }

  static void kinds(Kind k) {
    assert Kind.RED != Kind.GREEN && Kind.RED != null;
    assert k == Kind.RED || k == Kind.GREEN; //~ assert:false
  }
}

// A predicate over a static field is held by one object at most.
class Owner {
  static int slot;
  int own;

  //@ predicate owns() = acc(slot) ** acc(own) ** slot == own;

  //@ requires owns();
  //@ ensures owns();
  void set(int v) {
    slot = v;
    own = v;
  }

  //@ requires owns() ** other.owns();
  void both(Owner other) { //~ contract:vacuous
    //@ open owns();
    //@ open other.owns();
    assert false;
  }

  //@ requires owns() ** acc(slot);
  void twice() { //~ contract:vacuous
    //@ open owns();
  }

  //@ requires owns();
  void loses() {
    //@ open owns();
    slot++;
    //@ close owns(); //~ close:false
  }
}
