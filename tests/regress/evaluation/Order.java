//: --overflow=unbounded
// Operands are evaluated from left to right, each with its effects, as in Java.
class Order {
  int n;
  int f;
  Order next;

  //@ context acc(n);
  //@ ensures n == \old(n) + 1 && \result == n;
  int bump() {
    return ++n;
  }

  //@ context acc(n);
  //@ ensures n == \old(n) + 1 && \result == b;
  boolean test(boolean b) {
    n++;
    return b;
  }

  //@ requires acc(n) ** n == 0;
  //@ ensures acc(n);
  void operands() {
    int x = 10 * bump() + bump();
    assert x == 12 && n == 2;
    x = bump() - bump() * bump();
    assert x == 3 - 4 * 5;
    x = n + bump() + n;
    assert x == 5 + 6 + 6;
    x = x - (x = 3) - x;
    assert x == 17 - 3 - 3;
    assert 10 * n + n == 67; //~ assert:false
  }

  //@ requires acc(n) ** n == 0;
  //@ ensures acc(n);
  void steps() {
    int i = 1;
    int x = i++ + i++;
    assert x == 3 && i == 3;
    x = ++i + i++;
    assert x == 8 && i == 5;
    i = i++;
    assert i == 5;
    i = i++ + ++i;
    assert i == 12;
    i += i++;
    assert i == 24;
    i -= (i = 4) + i;
    assert i == 16;
    x = i-- - --i;
    assert x == 2 && i == 14;
    x = -i++ + -(-i);
    assert x == 1 && i == 15;
    n += bump() + n;
    assert n == 2;
    assert i == 14; //~ assert:false
  }

  void chains(Order o)
    //@ requires acc(f) ** acc(o.f) ** acc(n);
    //@ ensures acc(f) ** acc(o.f) ** acc(n) ** f == 3 ** o.f == 3 ** n == 7;
  {
    int x, y;
    x = y = 3;
    assert x == 3 && y == 3;
    f = o.f = x = y;
    n = (x = 4) + (y = x - 1);
    assert x == 4 && y == 3;
    assert o.f == 4; //~ assert:false
  }

  void targets(int[] a)
    //@ requires a != null ** acc(a[*]) ** a.length == 4;
    //@ ensures acc(a[*]);
  {
    int i = 0;
    a[i++] = i;
    assert a[0] == 1 && i == 1;
    a[i] = i = 2;
    assert a[1] == 2 && i == 2;
    a[i] = a[i = 3] = 9;
    assert a[2] == 9 && a[3] == 9 && i == 3;
    i = 0;
    a[i++] += i;
    assert a[0] == 2 && i == 1;
    a[i] = a[i]++ + a[i];
    assert a[1] == 5;
    a[i = 2]--;
    assert a[2] == 8 && i == 2;
    a[a[1] - 5] = 4;
    assert a[0] == 4;
    assert a[3] == 8; //~ assert:false
  }

  // The object that is assigned to is the one from before.
  void receivers(Order o, Order p)
    //@ requires acc(o.f) ** acc(p.f) ** p.f == 1 ** acc(next);
    //@ ensures acc(o.f) ** acc(p.f) ** o.f == 2 ** p.f == 1 ** acc(next);
  {
    Order q = o;
    q.f = (q = p) == null ? 1 : 2;
    assert q == p && q.f == 1;
    next = q;
    next.f += (next = null) == null ? 0 : 1;
    assert next == null && p.f == 1;
    assert o.f == 1; //~ assert:false
  }

  //@ requires acc(n) ** n == 0;
  //@ ensures acc(n);
  void shortCircuit(boolean b) {
    boolean r = false && test(true);
    assert !r && n == 0;
    r = true || test(true);
    assert r && n == 0;
    r = test(false) && test(true);
    assert !r && n == 1;
    r = test(false) || test(true);
    assert r && n == 3;
    int x = b ? bump() : n;
    assert b ? x == 4 && n == 4 : x == 3 && n == 3;
    if (b && test(false) || !b && test(true)) {
      assert !b && n == 4;
    } else {
      assert b && n == 5;
    }
    assert n == 4; //~ assert:false
  }

  static int pick(int a, int b, int c)
    //@ ensures \result == a * 100 + b * 10 + c;
  {
    return a * 100 + b * 10 + c;
  }

  void arguments() {
    int i = 1;
    int x = pick(i++, i, i = i + 5);
    assert x == 127 && i == 7;
    x = pick(i = 1, pick(i++, i, 0) - 120, i);
    assert x == 102;
    assert i == 1; //~ assert:false
  }

  static int early(int k)
    //@ ensures k < 0 ==> \result == 0;
    //@ ensures k >= 0 ==> \result == k + 1;
  {
    int r = 0, i = k;
    if (i < 0) return r;
    while (true)
      //@ invariant 0 <= i && i == k && r == 0;
    {
      if (i > 10) return i + 1;
      r = i++;
      return i;
    }
  }

  static int wrongEarly(int k)
    //@ ensures \result == 1; //~ postcondition:false
  {
    if (k > 3) return 1;
    if (k < 0) return k = 1;
    return 2;
  }
}
