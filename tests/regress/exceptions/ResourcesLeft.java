// A body with resources is left in all ways; what is closed has the contract of its class.
class ResourcesLeft {
  static class R implements AutoCloseable {
    int n;
    //@ requires acc(n) && n < 100;
    //@ ensures acc(n) && n == \old(n) + 1;
    public void close() { n++; }
    void close(int k) { }
  }
  static class S extends R { }
  static int f(R r)
    //@ requires acc(r.n) && r.n == 0;
    //@ ensures acc(r.n) && r.n == 2 && result == 7;
  {
    int x;
    try (R q = r; R p = r) {
      x = 7;
    }
    return x;
  }
  static int g(R r)
    //@ requires acc(r.n) && r.n == 0;
    //@ ensures acc(r.n) && r.n == 1 && result == 1;
  {
    int x = 0;
    out: {
      try (r) {
        x = 1;
        if (x == 1) break out;
        x = 2;
      } finally {
        x = x + 0;
      }
      x = 3;
    }
    return x;
  }
  static int h(S r)
    //@ requires acc(r.n) && r.n == 0;
    //@ ensures acc(r.n) && r.n == 3;
  {
    for (int i = 0; i < 3; i++)
      //@ invariant acc(r.n) && 0 <= i && i <= 3 && r.n == i;
    {
      try (S q = r) {
        if (i == 1) continue;
      }
    }
    return 0;
  }
  static <T extends R> void gen(T r)
    //@ requires r != null && acc(r.n) && r.n == 0;
    //@ ensures acc(r.n) && r.n == 1;
  {
    try (T q = r) { }
  }
  static void var1(R r)
    //@ requires acc(r.n) && r.n == 0;
    //@ ensures acc(r.n) && r.n == 1;
  {
    try (var q = r) { }
  }
  static void pre(R r)
    //@ requires acc(r.n) && r.n == 100;
  {
    try (R q = r) { } //~ precondition:false
  }
  static void gone(R r)
    //@ requires acc(r.n) && r.n == 0;
    //@ ensures acc(r.n) && r.n == 0; //~ postcondition:false
  {
    try (R q = r) { return; }
  }
  static void swallowed(R r)
    //@ requires acc(r.n) && r.n == 0;
    //@ ensures false;
    //@ signals (RuntimeException e) acc(r.n) && r.n == 1;
  {
    try (R q = r) { throw new RuntimeException(); }
  }
  static void swallowedNot(R r)
    //@ requires acc(r.n) && r.n == 0;
    //@ ensures false;
    //@ signals (RuntimeException e) acc(r.n) && r.n == 0; //~ postcondition:false
  {
    try (R q = r) { throw new RuntimeException(); }
  }
  public static void main(String[] args) {
    R r = new R(); int a = f(r); assert a == 7 && r.n == 2;
    r = new R(); a = g(r); assert a == 1 && r.n == 1;
    S s = new S(); h(s); assert s.n == 3;
    r = new R(); gen(r); assert r.n == 1;
    r = new R(); var1(r); assert r.n == 1;
  }
}
