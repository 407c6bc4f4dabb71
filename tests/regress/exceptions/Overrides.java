// An override lets out no more exceptions than what it overrides, and says no less of them.
class Overrides {
  int x;

  //@ requires acc(x);
  //@ ensures acc(x);
  //@ signals (RuntimeException e) acc(x) && x == \old(x) && n > 0; //~ postcondition:false
  void m(int n) {
    if (n > 0) throw new IllegalArgumentException();
  }

  //@ requires acc(x);
  //@ ensures acc(x);
  void none(int n) {
    x = n;
  }
}

class OkLess extends Overrides {
  //@ requires acc(x);
  //@ ensures acc(x);
  void m(int n) {
  }

  //@ requires acc(x);
  //@ ensures acc(x);
  //@ signals (RuntimeException e) false;
  void none(int n) {
    x = 0;
  }
}

class OkNarrower extends Overrides {
  //@ requires acc(x);
  //@ ensures acc(x);
  //@ signals (IllegalStateException f) acc(x) && x == \old(x) && n > 5;
  void m(int n) {
    if (n > 6) throw new IllegalStateException();
  }
}

class WrongMore extends Overrides {
  //@ requires acc(x);
  //@ ensures acc(x);
  //@ signals (IllegalStateException e) true;
  void none(int n) { //~ override:uncaught
  }
}

class WrongWider extends Overrides {
  //@ requires acc(x);
  //@ ensures acc(x);
  //@ signals (Throwable e) acc(x) && x == \old(x) && n > 0;
  void m(int n) { //~ override:uncaught
  }
}

class WrongWeaker extends Overrides {
  //@ requires acc(x);
  //@ ensures acc(x);
  //@ signals (IllegalStateException e) acc(x) && x == \old(x) && n >= 0;
  void m(int n) { //~ override:false
  }
}

class WrongPermission extends Overrides {
  //@ requires acc(x);
  //@ ensures acc(x);
  //@ signals (IllegalStateException e) n > 0;
  void m(int n) { //~ override:permission
  }
}

class WrongChanged extends Overrides {
  //@ requires acc(x);
  //@ ensures acc(x);
  //@ signals (IllegalStateException e) acc(x) && n > 0 && x == 3;
  void m(int n) { //~ override:false
  }
}

// Without a contract of its own it has the inherited one.
class OkInherited extends Overrides {
  void m(int n) {
    if (n > 3) throw new ArithmeticException();
  }
}

class WrongInherited extends Overrides {
  void m(int n) {
    x = 3;
    if (n < 3) throw new ArithmeticException();
  }
}

interface Task {
  //@ signals (IllegalStateException e) n == 1;
  void run(int n);
}

class OkTask implements Task {
  public void run(int n) {
    if (n == 1) throw new IllegalStateException();
  }
}

class WrongTask implements Task {
  public void run(int n) {
    if (n == 2) throw new RuntimeException(); //~ exception:uncaught
  }
}

class Client {
  void ok(Task t, int n)
    //@ requires t != null;
  {
    try {
      t.run(n);
    } catch (IllegalStateException e) {
      assert n == 1;
    }
  }

  void wrong(Task t, int n)
    //@ requires t != null;
  {
    t.run(n); //~ exception:uncaught
  }

  void okKnown(Overrides o)
    //@ requires o != null && acc(o.x) && o.x == 1;
    //@ ensures acc(o.x);
  {
    try {
      o.m(3);
    } catch (RuntimeException e) {
      assert o.x == 1;
    }
  }
}

// --- constructors of superclasses

class Base {
  int b;

  //@ ensures acc(b) && b == n;
  //@ signals (IllegalArgumentException e) n < 0;
  Base(int n) {
    if (n < 0) throw new IllegalArgumentException();
    b = n;
  }
}

class OkDerived extends Base {
  //@ ensures acc(b) && b == n;
  //@ signals (IllegalArgumentException e) n < 0;
  OkDerived(int n) {
    super(n);
  }

  //@ ensures acc(b);
  OkDerived() {
    this(3);
  }
}

class WrongDerived extends Base {
  //@ ensures acc(b);
  WrongDerived(int n) {
    super(n); //~ exception:uncaught
  }

  //@ ensures acc(b);
  //@ signals (IllegalArgumentException e) n > 0; //~ postcondition:false
  WrongDerived(int n, boolean more) {
    super(n);
  }

  //@ ensures acc(b);
  //@ signals (IllegalArgumentException e) acc(b); //~ postcondition:permission
  WrongDerived(boolean more) {
    super(-1);
  }
}
