// What is known of the object around, and that nothing else is.
class O {
  int x;
  final int y;
  O(int y) { this.y = y; }

  class I {
    O other;
    int seen;
    I()
      //@ requires acc(x);
      //@ ensures acc(x) && acc(seen) && acc(other) && seen == y && x == 1;
    {
      seen = y;
      x = 1;
      O o = O.this;
      assert o == O.this;
      assert false; //~ assert:false
    }
  }

  class J extends I {
    J()
      //@ requires acc(x);
      //@ ensures acc(x) && acc(seen) && acc(other) && x == 1;
    {
      super();
      assert seen == y;
      assert seen == 7; //~ assert:false
    }
  }

  //@ requires acc(x);
  void m() {
    x = 5;
    I i = new J();
    assert x == 1;
    assert i.seen == y; //~ assert:false
    assert false; //~ assert:false
  }

  static void two(O a, O b)
    //@ requires a != null && b != null && acc(a.x) && acc(b.x);
  {
    a.x = 3;
    b.x = 4;
    I i = a.new I();
    assert a.x == 1 && b.x == 4 && i.seen == a.y;
    assert i.seen == b.y; //~ assert:false
    assert false; //~ assert:false
  }
}
