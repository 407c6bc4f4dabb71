//: --overflow=unbounded
// The words of VerCors.
class Counter {
  private int count;
  int limit;

  //@ resource state(int v) = Perm(count, write) ** PointsTo(limit, 1, 100) ** count == v;
  //@ inline resource one() = Perm(this.count, 1) ** Perm(limit, 1);

  //@ requires Perm(count, 1) ** Perm(limit, write);
  //@ ensures state(0);
  void reset() {
    count = 0;
    limit = 100;
    //@ fold state(0);
  }

  //@ requires state(v);
  //@ ensures state(v + 1) ** \result == \old(v) + 1;
  int increment(int v) {
    //@ unfold state(v);
    count++;
    int r = count;
    //@ fold state(v + 1);
    return r;
  }

  //@ context state(v);
  //@ ensures \result == (unfolding state(v) in count);
  //@ ensures \result == (unfolding [1]state(v) in count + 0);
  int get(int v) {
    return /*@ unfolding state(v) in @*/ count;
  }

  //@ context state(v);
  //@ ensures \result == v + 1; //~ postcondition:false
  int wrong(int v) {
    return v;
  }

  //@ context_everywhere Perm(count, 1) ** 0 <= n;
  //@ ensures count == n;
  void count(int n) {
    int i = 0;
    count = 0;
    //@ loop_invariant 0 <= i && i <= n && count == i;
    while (i < n) {
      count = count + 1;
      i++;
    }
  }

  //@ context_everywhere Perm(count, 1);
  //@ requires count == 0;
  void broken(int n) {
    //@ loop_invariant count == 0; //~ invariant-body:false
    for (int i = 0; i < n; i++) {
      count = 1;
    }
  }

  //@ requires count == 0;
  //@ context_everywhere Perm(count, 1);
  void everywhereFirst(int n) {
    for (int i = 0; i < n; i++) {
      count = i;
    }
  }

  //@ requires count == 0; //~ contract:permission
  //@ context Perm(count, 1);
  void inOrder() {
  }

  //@ context_everywhere count == 0; //~ contract:permission
  void unreadable() {
  }

  //@ context [1]one() ** [write]one();
  void whole() {
  }
}
