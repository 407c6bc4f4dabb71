// The clauses of one method: each may rely on what it says before, on those before it that cover the exception
// as well, and on the precondition. All that cover it hold together.
class Coded extends RuntimeException {
  int code;
  Coded cause;

  //@ ensures acc(this.code) && acc(cause) && this.code == code && cause == null;
  Coded(int code) {
    this.code = code;
  }

  /*@ pure @*/ int code()
    //@ requires acc(code);
  {
    return code;
  }
}

class Worse extends Coded {
  //@ ensures acc(code) && acc(cause) && code == 9 && cause == null;
  Worse() {
    super(9);
  }
}

class Clauses {
  int x, y;

  // --- well-defined from left to right

  //@ requires acc(x);
  //@ ensures false;
  //@ signals (RuntimeException e) acc(x);
  //@ signals (RuntimeException e) x == 1;
  void okEarlier() {
    x = 1;
    throw new RuntimeException();
  }

  //@ requires acc(x);
  //@ signals (RuntimeException e) acc(x);
  //@ signals (RuntimeException e) x == 1; //~ postcondition:false
  void wrongEarlier() {
    x = 2;
    throw new RuntimeException();
  }

  // The earlier one does not cover all that the later one does.
  //@ requires acc(x);
  //@ signals (IllegalStateException e) acc(x);
  //@ signals (RuntimeException e) x == 1; //~ contract:permission
  void wrongNarrower() {
    x = 1;
    throw new RuntimeException();
  }

  //@ requires acc(x);
  //@ signals (RuntimeException e) acc(x);
  //@ signals (IllegalStateException e) x == 1;
  void okNarrower() {
    x = 1;
    throw new IllegalStateException();
  }

  //@ requires acc(x);
  //@ signals (RuntimeException e) x == 1; //~ contract:permission
  //@ signals (RuntimeException e) acc(x);
  void wrongLater() {
    x = 1;
    throw new RuntimeException();
  }

  //@ requires acc(x);
  //@ signals (RuntimeException e) acc(x) && x > 0;
  //@ signals (RuntimeException e) 10 / x > 0;
  void okNumbers() {
    x = 4;
    throw new RuntimeException();
  }

  //@ requires acc(x);
  //@ signals (RuntimeException e) acc(x) && x >= 0;
  //@ signals (RuntimeException e) 10 / x > 0; //~ contract:division-by-zero
  void wrongNumbers() {
    x = 4;
    throw new RuntimeException();
  }

  //@ requires n != 0;
  //@ signals (RuntimeException e) 10 / n > 0;
  void okRequired(int n) {
    if (n > 0 && n < 5) throw new RuntimeException();
  }

  //@ signals (RuntimeException e) 10 / n > 0; //~ contract:division-by-zero
  void wrongRequired(int n) {
  }

  //@ requires acc(x) && acc(y) && x != 0;
  //@ signals (RuntimeException e) acc(y) && y / \old(x) == 1;
  void okOld() {
    y = x;
    x = 0;
    throw new RuntimeException();
  }

  //@ requires acc(x) && acc(y) && x != 0;
  //@ signals (RuntimeException e) acc(y) && acc(x) && y / x == 1; //~ contract:division-by-zero
  void wrongOld() {
    x = 5;
  }

  // The postcondition is of no help.
  //@ requires acc(x);
  //@ ensures acc(x);
  //@ signals (RuntimeException e) x == 1; //~ contract:permission
  void wrongEnsures() {
  }

  //@ requires acc(x);
  //@ ensures acc(x) && x == 1;
  //@ signals (RuntimeException e) acc(x) && x == 2;
  //@ ensures x > 0;
  void okMixed(int n) {
    x = n == 3 ? 2 : 1;
    if (n == 3) throw new RuntimeException();
  }

  // --- they hold together, for callers, too

  void okCaller()
    //@ requires acc(x);
    //@ ensures acc(x) && x == 1;
  {
    try {
      okEarlier();
      assert false;
    } catch (RuntimeException e) {
    }
  }

  void wrongCaller()
    //@ requires acc(x);
    //@ ensures acc(x) && x == 2; //~ postcondition:false
  {
    try {
      okEarlier();
      x = 2;
    } catch (RuntimeException e) {
    }
  }

  // --- the fields of the exception

  //@ signals (Coded e) acc(e.code) && e.code() == 3 && n > 0;
  void okCode(int n) {
    if (n > 0) throw new Coded(3);
  }

  //@ signals (Coded e) acc(e.code) && e.code() == 3; //~ postcondition:false
  void wrongCode(int n) {
    if (n > 0) throw new Coded(4);
  }

  //@ signals (Coded e) e.code() == 3; //~ contract:permission
  void wrongCodePermission(int n) {
  }

  int okCaught(int n)
    //@ ensures \result == (n > 0 ? 3 : 0);
  {
    try {
      okCode(n);
    } catch (Coded e) {
      assert e.code() == 3;
      return e.code;
    }
    return n > 0 ? 3 : 0;
  }

  int wrongCaught(int n)
    //@ ensures \result == 0; //~ postcondition:false
  {
    try {
      okCode(n);
    } catch (Coded e) {
      return e.code;
    }
    return 0;
  }

  int wrongCause(int n) {
    try {
      okCode(n);
    } catch (Coded e) {
      return e.cause == null ? 1 : 0; //~ read:permission
    }
    return 0;
  }

  // A new exception keeps the one that it was made for.
  //@ signals (Coded e) acc(e.code) && acc(e.cause) && e.code == 5 && acc(e.cause.code) && e.cause.code == 3;
  void okChained(int n) {
    try {
      okCode(n);
    } catch (Coded e) {
      Coded f = new Coded(5);
      f.cause = e;
      throw f;
    }
  }

  //@ signals (Coded e) acc(e.code) && acc(e.cause) && e.cause == null; //~ postcondition:false
  void wrongChained(int n) {
    try {
      okCode(n);
    } catch (Coded e) {
      Coded f = new Coded(5);
      f.cause = e;
      throw f;
    }
  }

  // One exception that is thrown twice is one object: its field may have another value by then.
  //@ signals (Coded e) acc(e.code) && e.code == 8;
  void okChanged(int n) {
    try {
      okCode(n);
    } catch (Coded e) {
      e.code = 8;
      throw e;
    }
  }

  //@ signals (Coded e) acc(e.code) && e.code == 3; //~ postcondition:false
  void wrongChanged(int n) {
    try {
      okCode(n);
    } catch (Coded e) {
      e.code = 8;
      throw e;
    }
  }

  // A clause of a class below says more.
  //@ signals (Coded e) acc(e.code) && e.code > 0;
  //@ signals (Worse e) e.code == 9;
  void okBelow(int n) {
    if (n > 0) throw new Coded(n);
    if (n < 0) throw new Worse();
  }

  //@ signals (Coded e) acc(e.code) && e.code > 0;
  //@ signals (Worse e) e.code == 8; //~ postcondition:false
  void wrongBelow(int n) {
    if (n > 0) throw new Coded(n);
    if (n < 0) throw new Worse();
  }

  int okBelowCaught(int n)
    //@ ensures \result == 0 || \result == 9;
  {
    try {
      okBelow(n);
    } catch (Worse e) {
      return e.code;
    } catch (Coded e) {
      assert e.code > 0;
      return 0;
    }
    return 0;
  }

  int wrongBelowCaught(int n)
    //@ ensures \result == 0 || \result == 9; //~ postcondition:false
  {
    try {
      okBelow(n);
    } catch (Coded e) {
      return e.code;
    }
    return 0;
  }

  // --- what none may be is never thrown

  //@ requires acc(x);
  //@ ensures acc(x) && x > 0;
  //@ signals (Exception e) false;
  void okNever(int n) {
    x = 1;
    try {
      okRequired(3);
    } catch (RuntimeException e) {
    }
  }

  //@ signals (Exception e) false; //~ postcondition:false
  void wrongNever(int n) {
    okRequired(3);
  }

  void okNeverCaught(int n)
    //@ requires acc(x);
    //@ ensures acc(x) && x > 0;
  {
    okNever(n);
  }

  void okChecked(int n) throws Exception
    //@ signals (Exception e) n == 1;
  {
    if (n == 1) throw new Exception();
  }

  void wrongChecked(int n) throws Exception
    //@ signals (RuntimeException e) n == 1;
  {
    okChecked(n); //~ exception:uncaught
  }

  // --- what a postcondition may not say of an exception is not learned from it

  //@ ensures n == 1;
  //@ signals (RuntimeException e) n == 2;
  native void one(int n);

  void okBoth(int n) {
    try {
      one(n);
    } catch (RuntimeException e) {
      assert n == 2;
      return;
    }
    assert n == 1;
  }

  void wrongBoth(int n) {
    try {
      one(n);
    } catch (RuntimeException e) {
    }
    assert n == 1; //~ assert:false
  }

  //@ requires acc(x);
  //@ ensures acc(x) && x == n;
  //@ signals (RuntimeException e) acc(x) && x == \old(x) && n < 0;
  native void put(int n);

  //@ predicate held(int n) = acc(x) ** x == n;

  // The exception skips the `close`.
  void wrongSkips(int n)
    //@ requires acc(x);
    //@ ensures held(n);
    //@ signals (RuntimeException e) held(n); //~ postcondition:predicate
  {
    put(n);
    //@ close held(n);
  }

  void okSkips(int n)
    //@ requires acc(x) && x == n;
    //@ ensures held(n);
    //@ signals (RuntimeException e) held(n);
  {
    put(n);
    //@ close held(n);
  }

  // ... and the assignment of the field that a permission goes to.
  void okGiven(Clauses other)
    //@ requires acc(x) && acc(other.y);
    //@ ensures acc(x) && acc(other.y) && other.y == 1;
    //@ signals (RuntimeException e) acc(other.y) && other.y == \old(other.y);
  {
    put(1);
    other.y = 1;
  }

  void wrongGiven(Clauses other)
    //@ requires acc(x) && acc(other.y);
    //@ ensures acc(other.y);
    //@ signals (RuntimeException e) acc(other.y) && other.y == 1; //~ postcondition:false
  {
    put(-1);
    other.y = 1;
  }
}
