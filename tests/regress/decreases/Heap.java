//: --overflow=unbounded
// Measures and the heap within one recursion.
class Node {
  int v;
  Node next;

  //@ predicate list() = acc(v) ** acc(next) ** (next != null ==> next.list());

  /*@ pure @*/ int length()
    //@ requires list();
    //@ ensures 0 < \result;
  {
    return next == null ? 1 : 1 + next.length();
  }

  // On a smaller heap any measure will do.
  /*@ pure @*/ int any(int n)
    //@ requires list();
    //@ decreases n;
  {
    return next == null ? n : next.any(n + 5);
  }

  // On the same heap the measure must get smaller.
  /*@ pure @*/ int twice(int n)
    //@ requires list() ** 0 <= n;
    //@ decreases n;
  {
    return 0 < n ? twice(n - 1) : next == null ? 0 : next.twice(7);
  }

  /*@ pure @*/ int wrong(int n)
    //@ requires list() ** 0 <= n;
    //@ decreases n;
  {
    return 0 < n ? wrong(n) : next == null ? 0 : next.wrong(7); //~ termination:not-decreasing
  }

  // The value at an index: the heap or the number.
  /*@ pure @*/ int get(int index)
    //@ requires list() ** 0 <= index;
    //@ decreases index;
  {
    return next == null || index == 0 ? v : next.get(index - 1);
  }

  // A measure that is itself a pure method.
  /*@ pure @*/ int byLength()
    //@ requires list();
    //@ decreases length();
  {
    return next == null ? 0 : next.byLength();
  }

  // A measure must be readable where the method is called.
  /*@ pure @*/ int unreadable()
    //@ decreases v; //~ contract:permission
  {
    return 0;
  }

  /*@ pure @*/ int byField()
    //@ requires acc(v);
    //@ decreases v;
  {
    return v <= 0 ? 0 : byField(); //~ termination:not-decreasing
  }

  void client()
    //@ requires list();
  {
    assert any(3) == any(3) && twice(0) == twice(0);
    assert length() >= 1;
    assert any(3) == 4; //~ assert:false
  }
}
