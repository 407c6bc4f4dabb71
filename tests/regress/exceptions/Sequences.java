// The ways through one `try` after the other go on as one: each of these methods has a billion ways.
class Code extends RuntimeException {
  int code;
}

class Sequences {
  int x;
  Code last;

  //@ requires acc(x);
  //@ ensures acc(x) && x == \old(x);
  //@ signals (Code e) acc(x) && acc(e.code) && e.code > 0;
  native void step();

  void okSwallowed()
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { x = e.code; }
    try { step(); } catch (Code e) { } finally { x = 1; }
    try { Code c = new Code(); c.code = 1; step(); } catch (Code e) { }
    try { Code c = new Code(); throw c; } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
  }

  // It is not verified, so it is looked at again without merging; that run is given up.
  void wrongSwallowed()
    //@ requires acc(x);
    //@ ensures acc(x) && x == \old(x); //~ postcondition:false
  {
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
  }

  //@ requires acc(x);
  native void take();

  void wrongTaken()
    //@ requires acc(x);
  {
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    try { step(); } catch (Code e) { } try { step(); } catch (Code e) { } try { step(); } catch (Code e) { }
    take();
    x = 1; //~ write:permission
  }

  // Loops that are left in two ways, and labelled statements.
  void okLeft(int n)
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    for (int i = 0; i < n; i++)
      //@ invariant acc(x);
    {
      Code c = new Code();
      if (c.code == x) break;
    }
    while (n > 0)
      //@ invariant acc(x);
    {
      try { step(); } catch (Code e) { break; }
    }
    label: {
      if (n == 3) break label;
      Code c = new Code();
      c.code = n;
    }
    int k = 0;
    while (n > 0)
      //@ invariant acc(x) && k >= 0;
    {
      k = 1;
      if (x == 5) break;
      k = 2;
    }
    assert k >= 0;
    assert x == 5 || n <= 0 || k == 1;
  }

  void wrongLeft(int n)
    //@ requires acc(x);
  {
    int k = 0;
    while (n > 0)
      //@ invariant acc(x) && k >= 0;
    {
      k = 1;
      if (x == 5) break;
      k = 2;
    }
    assert n <= 0 || k == 1;
    assert n <= 0; //~ assert:false
  }

  // --- what is still needed: what a variable, a field or an equality leads to

  int okVariable()
    //@ requires acc(x);
    //@ ensures acc(x) && \result >= 0;
  {
    Code c = null;
    try { step(); } catch (Code e) { c = e; }
    return c == null ? 0 : c.code;
  }

  int okField()
    //@ requires acc(x) && acc(last);
    //@ ensures acc(x) && acc(last);
  {
    last = null;
    try { step(); } catch (Code e) { last = e; }
    return last == null ? 0 : last.code;
  }

  int wrongField()
    //@ requires acc(x) && acc(last);
    //@ ensures acc(x) && acc(last);
  {
    try { step(); } catch (Code e) { last = e; }
    return last.code; //~ read:permission
  }

  //@ signals (Code e) e == given && acc(e.code) && e.code == n;
  native void raise(Code given, int n);

  int okGiven(Code given, int n) {
    int k = 0;
    try { raise(given, n); } catch (Code e) { k = 1; }
    if (k == 1) {
      int code = given.code;
      assert code == n;
    }
    return k;
  }

  int wrongGiven(Code given, int n) {
    int k = 0;
    try { raise(given, n); } catch (Code e) { k = 1; }
    return given.code; //~ read:permission
  }

  // What an exception that is gone said of others.
  int okSaid(Code given, int n)
    //@ ensures \result == 1 ==> n == 3;
    //@ signals (IllegalStateException e) n != 3;
  {
    int k = 0;
    try {
      raise(given, n);
    } catch (Code e) {
      if (e.code != 3) throw new IllegalStateException();
      k = 1;
    }
    return k;
  }

  int wrongSaid(Code given, int n)
    //@ ensures \result == 1 ==> n == 4; //~ postcondition:false
    //@ signals (IllegalStateException e) n != 3;
  {
    int k = 0;
    try {
      raise(given, n);
    } catch (Code e) {
      if (e.code != 3) throw new IllegalStateException();
      k = 1;
    }
    return k;
  }

  // A list that grows in one way only.
  static class Node {
    int value;
    Node next;
  }

  int okList(boolean more)
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    Node head = new Node();
    if (more) {
      Node n = new Node();
      n.next = head;
      n.value = 5;
      head = n;
    }
    return more ? head.value + head.next.value : head.value;
  }

  int wrongList(boolean more) {
    Node head = new Node();
    if (more) {
      Node n = new Node();
      n.next = head;
      n.value = 5;
    }
    assert head.value == 5; //~ assert:false
    return head.next.value; //~ read:permission
  }
}
