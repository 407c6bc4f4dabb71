// Final fields of classes and their superclasses: each class settles its own.
class Base {
  final int id;
  final Object tag;
  int count;

  Base(int id)
    //@ ensures this.id == id && tag != null;
    //@ ensures acc(count) ** count == 1;
  {
    this.id = id;
    tag = new Object();
    count = 1;
  }

  Base()
    //@ ensures id == 7 && tag != null ** acc(count) ** count == 1;
  {
    this(7);
    assert id == 7;
  }
}

class Derived extends Base {
  final int[] items;
  final int size;
  final int fixed = 4 + new int[3].length;

  Derived(int n)
    //@ requires 0 <= n;
    //@ ensures items != null && items.length == n && size == n && id == 3 && fixed == 7;
    //@ ensures acc(items[*]) ** acc(count) ** count == 2;
  {
    super(3);
    assert id == 3 && fixed == 7;
    items = new int[n];
    size = items.length;
    count++;
    assert this.items.length == n && tag != null;
    Object o = new Object();
    assert o != tag && o != items;
    assert id == 4; //~ assert:false [unknown-value]
  }

  Derived()
    //@ ensures id == 7 && size == 0 && items == null ** acc(count) ** count == 1;
  {
    items = null;
    size = 0;
  }

  Derived(boolean b)
    //@ ensures size == 2; //~ postcondition:false [unknown-value]
    //@ ensures acc(items[*]);
  {
    this(b ? 1 : 2);
  }

  static void client() {
    Derived d = new Derived(5), e = new Derived();
    assert d.id == 3 && d.size == 5 && d.items.length == 5 && e.id == 7 && e.items == null;
    assert d != e && d.count == 2;
    Base b = d;
    assert b.id == 3 && b.tag == d.tag;
    assert b.id == e.id; //~ assert:false [changed]
  }
}

// Without constructors.
class Plain {
  final Object lock = new Object();
  final int n = new int[4].length;
}

class PlainDerived extends Plain {
  final Object other = lock;
  final int m = n + 1;
  int k = 3;

  static void client() {
    PlainDerived p = new PlainDerived();
    assert p.lock != null && p.other == p.lock && p.n == 4 && p.m == 5 && p.k == 3;
    Plain q = new Plain();
    assert q.lock != p.lock && q.n == 4;
    assert p.m == 4; //~ assert:false [changed]
  }
}
