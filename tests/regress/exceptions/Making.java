//: --overflow=unbounded
// Exceptions while an object, or a class, is made.
class Parts {
  int x;
  final int limit;
  static int made;

  //@ requires acc(Parts.made);
  //@ ensures acc(Parts.made) && acc(x) && x == n && limit == n && n >= 0;
  //@ signals (IllegalArgumentException e) acc(Parts.made) && n < 0 && Parts.made == \old(Parts.made) + 1;
  Parts(int n) {
    made++;
    x = n;
    if (n < 0) throw new IllegalArgumentException();
    limit = n;
  }

  // What it did to others before is done.
  //@ requires acc(Parts.made);
  //@ signals (IllegalArgumentException e) acc(Parts.made) && Parts.made == \old(Parts.made); //~ postcondition:false
  Parts(int n, boolean b) {
    made++;
    x = n;
    if (n < 0) throw new IllegalArgumentException();
    limit = n;
  }

  // The fields of a half-made object have the values that they have by then.
  //@ ensures acc(x) && x == 3;
  //@ signals (IllegalArgumentException e) acc(x) && x == 0;
  Parts(boolean b) {
    if (b) throw new IllegalArgumentException();
    x = 3;
    limit = 3;
  }

  //@ signals (IllegalArgumentException e) acc(x) && x == 3; //~ postcondition:false
  Parts(boolean b, boolean c) {
    if (b) throw new IllegalArgumentException();
    x = 3;
    limit = 3;
  }

  static int okMade(int n)
    //@ requires acc(Parts.made) && Parts.made == 0;
    //@ ensures acc(Parts.made) && \result == (n < 0 ? -1 : n);
  {
    try {
      Parts p = new Parts(n);
      return p.limit;
    } catch (IllegalArgumentException e) {
      assert made == 1;
      return -1;
    }
  }

  static int wrongMade(int n)
    //@ requires acc(Parts.made) && Parts.made == 0;
    //@ ensures acc(Parts.made);
  {
    try {
      Parts p = new Parts(n);
      return p.limit;
    } catch (IllegalArgumentException e) {
      assert made == 0; //~ assert:false
      return -1;
    }
  }

  // The variable keeps the object from before.
  static void okBefore(int n)
    //@ requires acc(Parts.made) && n < 0;
    //@ ensures acc(Parts.made);
  {
    Parts p = new Parts(7);
    try {
      p = new Parts(n);
    } catch (IllegalArgumentException e) {
    }
    assert p.x == 7 && p.limit == 7;
  }

  static void wrongBefore(int n)
    //@ requires acc(Parts.made);
    //@ ensures acc(Parts.made);
  {
    Parts p = new Parts(7);
    try {
      p = new Parts(n);
    } catch (IllegalArgumentException e) {
    }
    assert p.limit == n; //~ assert:false
    assert p.limit == 7; //~ assert:false
  }

  // An argument that throws: no object, and nothing of what the constructor does.
  //@ ensures \result == n && n != 1;
  //@ signals (IllegalStateException e) n == 1;
  static int fail(int n) {
    if (n == 1) throw new IllegalStateException();
    return n;
  }

  static void okArgument(int n)
    //@ requires acc(Parts.made) && Parts.made == 0;
    //@ ensures acc(Parts.made);
  {
    try {
      new Parts(fail(n));
      assert n >= 0;
    } catch (IllegalStateException e) {
      assert made == 0 && n == 1;
    } catch (IllegalArgumentException e) {
      assert made == 1 && n < 0;
    }
  }

  static void wrongArgument(int n)
    //@ requires acc(Parts.made) && Parts.made == 0;
    //@ ensures acc(Parts.made);
  {
    try {
      new Parts(fail(n));
    } catch (IllegalStateException e) {
      assert made == 1; //~ assert:false
    } catch (IllegalArgumentException e) {
      assert made == 0; //~ assert:false
    }
  }
}

// --- this(…) and super(…)

class Base {
  int b;

  //@ ensures acc(b) && b == n && n >= 0;
  //@ signals (IllegalArgumentException e) acc(b) && b == 0 && n < 0;
  Base(int n) {
    if (n < 0) throw new IllegalArgumentException();
    b = n;
  }
}

class Derived extends Base {
  int d = 4;

  //@ ensures acc(b) && acc(d) && b == n && d == 4;
  //@ signals (IllegalArgumentException e) acc(b) && acc(d) && b == 0 && d == 0 && n < 0;
  Derived(int n) {
    super(n);
  }

  // The initialisers have not run.
  //@ ensures acc(b) && acc(d);
  //@ signals (IllegalArgumentException e) acc(d) && d == 4; //~ postcondition:false
  Derived(int n, boolean x) {
    super(n);
  }

  // An argument of super(…) that throws.
  //@ ensures acc(b) && acc(d) && n != 1 && b == n;
  //@ signals (IllegalStateException e) n == 1 && acc(b) && b == 0;
  //@ signals (IllegalArgumentException e) n < 0;
  Derived(long x, int n) {
    super(Parts.fail(n));
  }

  //@ ensures acc(b) && acc(d);
  //@ signals (IllegalArgumentException e) n < 0;
  Derived(long x, int n, boolean y) {
    super(Parts.fail(n)); //~ exception:uncaught
  }

  //@ ensures acc(b) && acc(d) && b == n + 1 && d == 5;
  //@ signals (IllegalArgumentException e) n + 1 < 0;
  Derived(boolean x, int n) {
    this(n + 1);
    d = 5;
  }

  //@ ensures acc(b) && acc(d);
  //@ signals (IllegalArgumentException e) n < 0; //~ postcondition:false
  Derived(boolean x, boolean y, int n) {
    this(n - 1);
    d = 5;
  }

  //@ ensures acc(b) && acc(d);
  //@ signals (IllegalArgumentException e) acc(d) && d == 5; //~ postcondition:false
  Derived(boolean x, int n, boolean y) {
    this(n);
    d = 5;
  }
}

// --- initial values: those before the one that throws have been assigned

class Values {
  int before = 1;
  int x = Parts.fail(1); //~ exception:uncaught
  int after = 2;

  //@ ensures false;
  //@ signals (IllegalStateException e) acc(before) && acc(after) && before == 1 && after == 0;
  Values() {
  }

  //@ ensures false;
  //@ signals (IllegalStateException e) acc(after) && after == 2; //~ postcondition:false
  Values(int n) {
  }

  // This one says nothing of it.
  //@ ensures acc(before);
  Values(boolean b) {
    before = 3;
  }
}

class Block {
  int x;
  static int count;

  {
    x = 1;
    Parts.fail(2);
  }

  {
    x = x + Parts.fail(3);
  }

  //@ ensures acc(x) && x == 4;
  //@ signals (IllegalStateException e) false;
  Block() {
  }
}

class WrongBlock {
  int x;

  {
    x = Parts.fail(1); //~ exception:uncaught
  }

  WrongBlock() {
  }
}

// --- classes

class Start {
  static int x = Parts.fail(2);
  static int y;

  static {
    try {
      y = Parts.fail(1);
    } catch (IllegalStateException e) {
      y = 5;
    }
  }

  //@ requires acc(Start.x) && Start.x == 2 && acc(Start.y) && Start.y == 5;
  public static void main(String[] args) {
  }
}

class WrongStartValue {
  static int y;

  static {
    try {
      y = Parts.fail(1);
    } catch (IllegalStateException e) {
    }
  }

  //@ requires acc(WrongStartValue.y) && WrongStartValue.y == 1; //~ precondition:false
  public static void main(String[] args) {
  }
}

class Final {
  final int a, b;

  // A final field that is not assigned where the exception leaves.
  //@ ensures a == n && b == n + 1;
  //@ signals (IllegalStateException e) n == 1;
  Final(int n) {
    a = n;
    b = Parts.fail(n) + 1;
  }

  //@ ensures a == n && b == n; //~ postcondition:false
  //@ signals (IllegalStateException e) n == 1;
  Final(int n, boolean x) {
    a = n;
    b = Parts.fail(n) + 1;
  }
}
