//: --overflow=unbounded
// What must not be provable of final fields.
class Branches {
  final int x;
  int y;

  Branches(boolean b)
    //@ ensures x == 1; //~ postcondition:false
  {
    if (b) {
      x = 1;
    } else {
      x = 2;
    }
  }

  // What a join forgets.
  Branches(boolean b, int n)
    //@ ensures x == 1 ** acc(y); //~ postcondition:false
  {
    if (b) {
      x = 1;
    } else {
      x = 2;
    }
    //@ join acc(this.y);
    y = n;
  }

  Branches(int n, boolean b)
    //@ ensures acc(y) ** (x == 1 || x == 2);
  {
    if (b) {
      x = 1;
    } else {
      x = 2;
    }
    //@ join acc(this.y) ** (x == 1 || x == 2);
    y = n;
  }

  // The same, left early.
  Branches(int n)
    //@ ensures n == 3 ==> x == 1;
    //@ ensures n != 3 ==> x == n;
    //@ ensures x == 1; //~ postcondition:false
  {
    if (n == 3) {
      x = 1;
      return;
    }
    x = n;
  }

  // A loop before the value is there.
  Branches(int n, int m)
    //@ ensures x == n ** acc(y);
  {
    int i = 0;
    while (i < m)
      //@ invariant acc(this.y);
    {
      y = i;
      i++;
    }
    x = n;
    while (i > 0)
      //@ invariant x == n;
    {
      i--;
      assert x == n;
      assert x == 3; //~ assert:false
    }
  }
}

// The object that a constructor makes is no other, although its term changes.
class Identity {
  final Identity next;
  final Object tag = new Object();
  int v;

  Identity(Identity n)
    //@ ensures next == n ** acc(v) ** v == 3;
  {
    v = 3;
    Identity older = n;
    next = n;
    assert this != n && this != older && this != next && this != null;
    Identity self = this;
    assert self == this && self.v == 3 && self.next == n;
    v = 4;
    assert self.v == 4;
    self.v = 3;
    assert self.tag == tag && tag != null;
    assert self != this; //~ assert:false
  }

  Identity(Identity n, int w)
    //@ requires n != null ** acc(n.v);
    //@ ensures acc(n.v) ** acc(v) ** v == w ** n.v == \old(n.v);
    //@ ensures \old(v) == 0;
  {
    v = w;
    next = new Identity(n);
    assert next.v == 3 && next != n && next.next == n;
    assert n.v == w; //~ assert:false
  }

  static void chain() {
    Identity a = new Identity(null), b = new Identity(a);
    assert a.next == null && b.next == a && b.next.next == null;
    assert a != b && a.tag != b.tag; //~ assert:false
  }

  static void unknown(Identity a, Identity b)
    //@ requires a != null && b != null && a.next == b.next;
  {
    assert a == b; //~ assert:false
  }
}

// Two classes' fields of one name are two functions.
class One {
  final int id = 1 + zero();

  static int zero() {
    return 0;
  }
}

class Two {
  final int id = 2 + One.zero();

  static void differ(One one, Two two)
    //@ requires one != null && two != null && one.id == 5 && two.id == 6;
  {
    One other = new One();
    assert other.id == 5; //~ assert:false
  }
}

class Granted {
  final int x = 3 + One.zero();
  int y;

  // Permission to a final field is accepted, and means that there is an object.
  //@ requires acc(g.x) ** acc(g.x) ** acc(x) ** acc(g.y);
  //@ ensures acc(g.x) ** acc(x) ** acc(g.y);
  void granted(Granted g) {
    assert g != null && g.x == g.x;
    assert this != g; //~ assert:false
  }

  //@ ensures acc(g.x); //~ postcondition:false
  void notGranted(Granted g) {
  }

  void unasked(Granted g)
    //@ requires g != null;
  {
    int a = g.x;
    g.y = a; //~ write:permission
  }
}
