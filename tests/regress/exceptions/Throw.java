//: --overflow=unbounded
// `throw`, and the clauses that say what holds where an exception leaves a method.
class Throw {
  int x;

  void okCovered(int n)
    //@ requires acc(x);
    //@ ensures acc(x) && n >= 0 && x == n;
    //@ signals (IllegalArgumentException e) acc(x) && n < 0 && x == \old(x);
  {
    if (n < 0) throw new IllegalArgumentException();
    x = n;
  }

  void wrongUncovered(int n) {
    if (n < 0) throw new IllegalArgumentException(); //~ exception:uncaught
  }

  void wrongOtherClass(int n)
    //@ signals (IllegalStateException e) true;
  {
    if (n < 0) throw new IllegalArgumentException(); //~ exception:uncaught
  }

  void okSubclass(int n)
    //@ signals (RuntimeException e) true;
  {
    if (n < 0) throw new IllegalArgumentException();
  }

  void wrongSuperclass(int n)
    //@ signals (IllegalArgumentException e) true;
  {
    if (n < 0) throw new RuntimeException(); //~ exception:uncaught
  }

  void wrongClause(int n)
    //@ requires acc(x);
    //@ ensures acc(x);
    //@ signals (IllegalArgumentException e) acc(x) && n > 0; //~ postcondition:false
  {
    if (n < 0) throw new IllegalArgumentException();
  }

  void wrongFalse()
    //@ signals (IllegalArgumentException e) false; //~ postcondition:false
  {
    throw new IllegalArgumentException();
  }

  void okFalse(int n)
    //@ signals (IllegalArgumentException e) false;
  {
    if (n != n) throw new IllegalArgumentException();
  }

  void wrongPermission(int n)
    //@ requires acc(x);
    //@ ensures acc(x);
    //@ signals (IllegalArgumentException e) acc(x) && acc(x); //~ postcondition:permission
  {
    if (n < 0) throw new IllegalArgumentException();
  }

  // Each clause that covers the exception holds, and its permissions are its own.
  void okSeveral(int n)
    //@ requires acc(x);
    //@ ensures acc(x);
    //@ signals (IllegalArgumentException e) n == 1;
    //@ signals (RuntimeException e) acc(x) && n > 0;
    //@ signals (Throwable t) n < 3;
  {
    if (n == 1) throw new IllegalArgumentException();
    if (n == 2) throw new IllegalStateException();
  }

  void wrongSeveral(int n)
    //@ requires acc(x);
    //@ ensures acc(x);
    //@ signals (IllegalArgumentException e) acc(x) && n == 1;
    //@ signals (RuntimeException e) acc(x); //~ postcondition:permission
  {
    if (n == 1) throw new IllegalArgumentException();
  }

  void wrongSecond(int n)
    //@ signals (IllegalArgumentException e) n == 1;
    //@ signals (RuntimeException e) n == 2; //~ postcondition:false
  {
    if (n == 1) throw new IllegalArgumentException();
  }

  // An exception that comes from elsewhere is of any class below its type.
  void okGiven(RuntimeException e)
    //@ requires e != null;
    //@ signals (RuntimeException f) f == e;
  {
    throw e;
  }

  void wrongGiven(RuntimeException e)
    //@ requires e != null;
    //@ signals (IllegalArgumentException f) true;
  {
    throw e; //~ exception:uncaught
  }

  void wrongGivenClause(RuntimeException e)
    //@ requires e != null;
    //@ signals (IllegalArgumentException f) false; //~ postcondition:false
    //@ signals (RuntimeException f) true;
  {
    throw e;
  }

  void wrongNull(RuntimeException e)
    //@ signals (RuntimeException f) true;
  {
    throw e; //~ exception:null
  }

  // The parameters mean what they were, `old` the heap on entry.
  void okEntry(int n)
    //@ requires acc(x);
    //@ ensures false;
    //@ signals (RuntimeException e) acc(x) && n == \old(x) && x == n + 1;
    //@ requires n == x;
  {
    x = x + 1;
    n = 17;
    throw new RuntimeException();
  }

  void wrongEntry(int n)
    //@ requires acc(x);
    //@ ensures false;
    //@ signals (RuntimeException e) acc(x) && n == 17; //~ postcondition:false
  {
    n = 17;
    throw new RuntimeException();
  }

  int okResult(int n)
    //@ ensures \result == n && n > 0;
    //@ signals (RuntimeException e) n <= 0;
  {
    if (n > 0) return n;
    throw new RuntimeException();
  }

  // VerCors' spelling, and a clause without a condition.
  void okSpelling(int n)
    //@ signals (IllegalArgumentException) n == 1;
    //@ signals (IllegalStateException e);
  {
    if (n == 1) throw new IllegalArgumentException();
    if (n == 2) throw new IllegalStateException();
  }

  void wrongSpelling(int n)
    //@ signals (IllegalArgumentException) n == 1; //~ postcondition:false
  {
    if (n == 2) throw new IllegalArgumentException();
  }

  // What is declared to be thrown may be thrown.
  void okThrows(int n) throws Exception {
    if (n == 1) throw new Exception();
  }

  // --- contracts

  //@ signals (RuntimeException e) x == 1; //~ contract:permission
  void wrongContract() {
  }

  //@ requires acc(x);
  //@ signals (IllegalArgumentException e) acc(x);
  //@ signals (RuntimeException e) x == 1; //~ contract:permission
  void wrongContracts() {
  }

  //@ requires acc(x) && x > 0;
  //@ signals (IllegalArgumentException e) 1 / \old(x) == 1;
  void okContract() {
  }
}
