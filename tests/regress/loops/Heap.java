//: --overflow=unbounded
// Loops and the heap: what is forgotten, what is framed, what is new.
class F {
  int x;
  int sum(int[] a)
    //@ requires a != null && acc(a.elems);
    //@ ensures acc(a.elems);
  {
    int s = 0;
    //@ invariant acc(a.elems);
    for (int v : a) { s += v; }
    return s;
  }
  int noinv(int[] a)
    //@ requires a != null && acc(a.elems);
  {
    int s = 0;
    for (int v : a) { s += v; } //~ read:permission
    return s;
  }
  void loopInLoop(int n)
    //@ requires acc(x) && n >= 0;
    //@ ensures acc(x) && x >= 0;
  {
    x = 0;
    //@ invariant acc(x) && x >= 0 && i >= 0;
    for (int i = 0; i < n; i++) {
      //@ invariant acc(x) && x >= 0;
      for (int j = 0; j < i; j++) { x += j >= 0 ? 1 : 0; }
    }
  }
  int stale(int n)
    //@ requires acc(x);
    //@ ensures acc(x) && result == old(x); //~ postcondition:false
  {
    int y = x;
    //@ invariant acc(x);
    while (n > 0) { n--; x++; }
    y = x;
    return y;
  }
  int keep(int n)
    //@ requires acc(x);
    //@ ensures acc(x) && result == old(x);
  {
    int y = x;
    //@ invariant acc(x);
    while (n > 0) { n--; x++; }
    return y;
  }
  F alloc(int n)
    //@ ensures result != null ==> acc(result.x);
  {
    F last = null;
    //@ invariant last != null ==> acc(last.x);
    while (n > 0) { F old = last; last = new F(); assert last != old; n--; }
    return last;
  }
  void dup(int n)
    //@ requires acc(x);
  {
    //@ invariant acc(x) && acc(x); //~ invariant-entry:permission
    while (n > 0) { n--; }
  }
  void contFrame(int n)
    //@ requires acc(x) && x == 2;
    //@ ensures acc(x) && x == 2;
  {
    int i = 0;
    while (i < n) { i++; if (i == 4) continue; int j = 0; while (j < 3) { j++; if (j == 2) break; } if (i == 9) return; }
  }
}
