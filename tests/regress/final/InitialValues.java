// A final field whose initial value is the same in every run is known to have it.
class Limits {
  static final int MOST = twice(21);
  static final boolean IS_LARGE = twice(21) > 40 && true;
  static final long WIDE = twice(21);
  final int least = twice(-3) + 1;
  static final int UNKNOWN = anything();

  /*@ pure @*/ static int twice(int n)
    //@ requires -1000 < n && n < 1000;
  {
    return n + n;
  }

  /*@ pure @*/ static native int anything();

  static void ok(Limits limits)
    //@ requires limits != null;
  {
    assert MOST == 42 && Limits.IS_LARGE && WIDE == 42L;
    assert limits.least == -5;
    Limits own = new Limits();
    assert own.least == -5;
    assert UNKNOWN == UNKNOWN;
  }

  static void wrong(Limits limits)
    //@ requires limits != null;
  {
    assert MOST == 43; //~ assert:false
    assert limits.least == -6; //~ assert:false
    assert UNKNOWN == 0; //~ assert:false
    assert UNKNOWN == anything(); //~ assert:false
  }

  /*@ pure @*/ int most() {
    return MOST;
  }

  void okPure() {
    assert most() == 42;
  }
}

// What an object is given differs from object to object.
class Given {
  final int value;
  final int other = 3 + Limits.twice(1);
  static int count;
  final int number = count; //~ read:permission

  Given(int value)
    //@ ensures this.value == value;
  {
    this.value = value;
  }

  static void client(Given given)
    //@ requires given != null;
  {
    assert given.other == 5;
    assert given.value == 5; //~ assert:false
  }
}

// A precondition that does not hold, and a definition that there is not, give no value.
class Wrong {
  static final int A = Limits.twice(5000); //~ precondition:false
  static final int B = endless(1);

  /*@ pure @*/ static int endless(int n) {
    return endless(n); //~ termination:not-decreasing
  }

  static void client() {
    assert A == 10000; //~ assert:false
    assert B == 0; //~ assert:false
  }
}
