// Chunks of objects that many ifs choose among: what is held of the one that a variable has is one chunk, and what is
// left of those that it does not have stays, each under its condition.
class Gathered {
  int v;
  Gathered next;

  //@ static predicate list(Gathered g) = g != null ==> acc(g.v) ** acc(g.next) ** list(g.next);
  //@ predicate one() = acc(v) ** acc(next);

  Gathered(int v, Gathered next)
    //@ requires list(next);
    //@ ensures list(this);
  {
    this.v = v;
    this.next = next;
  }

  Gathered()
    //@ ensures one();
  {
  }

  static void drop(Gathered g)
    //@ requires list(g);
  {
  }

  static Gathered many(boolean b0, boolean b1, boolean b2, boolean b3, boolean b4, boolean b5, boolean b6, boolean b7,
                       boolean b8, boolean b9)
    //@ ensures list(\result);
  {
    Gathered l = null;
    if (b0) l = new Gathered(0, l);
    if (b1) l = new Gathered(1, l);
    if (b2) l = new Gathered(2, l);
    if (b3) l = new Gathered(3, l);
    if (b4) l = new Gathered(4, l);
    if (b5) l = new Gathered(5, l);
    if (b6) l = new Gathered(6, l);
    if (b7) l = new Gathered(7, l);
    if (b8) l = new Gathered(8, l);
    if (b9) l = new Gathered(9, l);
    return l;
  }

  static void twice(boolean b0, boolean b1, boolean b2)
  {
    Gathered l = new Gathered(5, null);
    if (b0) l = new Gathered(0, l);
    if (b1) l = new Gathered(1, l);
    if (b2) l = new Gathered(2, l);
    drop(l);
    drop(l); //~ precondition:predicate
  }

  // The objects are all there, but only the variable's is given away.
  static void others(boolean b0, boolean b1, boolean b2, boolean b3, boolean b4, boolean b5, boolean b6, boolean b7)
  {
    Gathered l = new Gathered(5, null), first = l;
    if (b0) l = new Gathered(0, null);
    if (b1) l = new Gathered(1, null);
    if (b2) l = new Gathered(2, null);
    if (b3) l = new Gathered(3, null);
    if (b4) l = new Gathered(4, null);
    if (b5) l = new Gathered(5, null);
    if (b6) l = new Gathered(6, null);
    if (b7) l = new Gathered(7, null);
    drop(l);
    if (b4) drop(first);
  }

  static void perhapsGone(boolean b0, boolean b1, boolean b2, boolean b3, boolean b4, boolean b5, boolean b6, boolean b7)
  {
    Gathered l = new Gathered(5, null), first = l;
    if (b0) l = new Gathered(0, null);
    if (b1) l = new Gathered(1, null);
    if (b2) l = new Gathered(2, null);
    if (b3) l = new Gathered(3, null);
    if (b4) l = new Gathered(4, null);
    if (b5) l = new Gathered(5, null);
    if (b6) l = new Gathered(6, null);
    if (b7) l = new Gathered(7, null);
    drop(l);
    drop(first); //~ precondition:predicate
  }

  static void values(boolean b0, boolean b1, boolean b2, boolean b3, boolean b4, boolean b5, boolean b6, boolean b7)
  {
    Gathered g = new Gathered();
    Gathered first = g;
    //@ open first.one();
    if (b0) { g = new Gathered(); /*@ open g.one(); @*/ g.v = 1; }
    if (b1) { g = new Gathered(); /*@ open g.one(); @*/ g.v = 2; }
    if (b2) { g = new Gathered(); /*@ open g.one(); @*/ g.v = 3; }
    if (b3) { g = new Gathered(); /*@ open g.one(); @*/ g.v = 4; }
    if (b4) { g = new Gathered(); /*@ open g.one(); @*/ g.v = 5; }
    if (b5) { g = new Gathered(); /*@ open g.one(); @*/ g.v = 6; }
    if (b6) { g = new Gathered(); /*@ open g.one(); @*/ g.v = 7; }
    if (b7) { g = new Gathered(); /*@ open g.one(); @*/ g.v = 8; }
    first.v = 9;
    assert b7 ? g.v == 8 : !b6 || g.v == 7;
    assert b0 || b1 || b2 || b3 || b4 || b5 || b6 || b7 || g.v == 9;
    assert g.v != 9; //~ assert:false
  }

  // One of two, many times: which it is is asked once.
  static void toggled(Gathered p, Gathered q, boolean b0, boolean b1, boolean b2, boolean b3)
    //@ requires acc(p.v) ** acc(q.v) ** p.v == 0 ** q.v == 0;
    //@ ensures acc(p.v) ** acc(q.v);
  {
    Gathered r = p;
    if (b0) r = r == p ? q : p;
    if (b1) r = r == p ? q : p;
    if (b2) r = r == p ? q : p;
    if (b3) r = r == p ? q : p;
    r.v = 1;
    assert p.v + q.v == 1;
    assert b0 || b1 || b2 || b3 || p.v == 1;
    assert !(b0 && b1 && b2 && !b3) || q.v == 1;
    assert !(b0 && !b1 && !b2 && !b3) || p.v == 1; //~ assert:false
  }

  static void toggledAliases(Gathered p, Gathered q, boolean b0, boolean b1, boolean b2, boolean b3)
    //@ requires acc(p.v) ** (p != q ==> acc(q.v)) ** p != null;
    //@ ensures acc(p.v);
  {
    Gathered r = p;
    if (b0) r = r == p ? q : p;
    if (b1) r = r == p ? q : p;
    if (b2) r = r == p ? q : p;
    if (b3) r = r == p ? q : p;
    r.v = 1;
    assert p.v == 1 || q != p && q.v == 1;
    assert p.v == 1 && q.v == 1; //~ assert:false
  }

  //@ predicate at(int n) = acc(v) ** v == n;

  void increase(int n)
    //@ requires at(n) && n < 1000;
    //@ ensures at(n + 1);
  {
    v = v + 1;
  }

  void counted(boolean b0, boolean b1, boolean b2)
    //@ requires at(0);
    //@ ensures at((b0 ? 1 : 0) + (b1 ? 1 : 0) + (b2 ? 1 : 0));
  {
    int k = 0;
    if (b0) { increase(k); k = k + 1; }
    if (b1) { increase(k); k = k + 1; }
    if (b2) { increase(k); k = k + 1; }
  }

  void miscounted(boolean b0, boolean b1, boolean b2)
    //@ requires at(0);
    //@ ensures at(1); //~ postcondition:predicate
  {
    int k = 0;
    if (b0) { increase(k); k = k + 1; }
    if (b1) { increase(k); k = k + 1; }
    if (b2) { increase(k); k = k + 1; }
  }
}
