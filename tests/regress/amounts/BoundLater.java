// What a precondition binds by `?f` is known in all that is said on exit and in the body, in whatever order clauses stand.
class BoundLater {
  int x, y;

  //@ context acc(y);
  //@ requires acc(x, ?f);
  //@ ensures acc(x, f);
  void okLoop(int n) {
    //@ loop_invariant acc(x, f) && acc(y);
    for (int i = 0; i < n; i++) y = x;
  }

  //@ ensures acc(x, f);
  //@ requires acc(x, ?f);
  int okBefore() {
    return x;
  }

  //@ context acc(y);
  //@ requires acc(x, ?f);
  //@ ensures acc(x, f);
  void wrongWrite() {
    x = y; //~ write:permission
  }
}
