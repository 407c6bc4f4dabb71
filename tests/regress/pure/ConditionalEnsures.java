// What a postcondition says under a condition is known of each call: both conjuncts, and both arms.
class Conditional {
  //@ requires v > -1000;
  //@ ensures v >= 0 ==> (\result == v && \result >= 0);
  /*@ pure @*/ static native int positive(int v);

  //@ requires v > -1000;
  //@ ensures v >= 0 ? (\result == v && \result >= 0) : (\result == -v && (v < -10 ==> (\result > 10 && \result > 9)));
  /*@ pure @*/ static native int absolute(int v);

  int x;

  //@ requires acc(x);
  //@ ensures x > 0 ==> (\result && flag);
  /*@ pure @*/ native boolean isPositive(boolean flag);

  static void ok(int v)
    //@ requires v > 5;
  {
    assert absolute(v) == v;
    assert positive(v) == v;
  }

  static void okNegative(int v)
    //@ requires -100 < v && v < -5;
  {
    assert absolute(v) == -v;
    assert v < -20 ? absolute(v) > 10 : true;
  }

  static void okUnknown(int v)
    //@ requires -100 < v && v < 100;
  {
    assert absolute(v) == (v < 0 ? -v : v);
    assert v < 0 || positive(v) == v;
  }

  static void wrongNegative(int v)
    //@ requires -100 < v && v < -5;
  {
    assert positive(v) == -v; //~ assert:false
  }

  static void wrongBoth(int v)
    //@ requires -100 < v && v < -5;
  {
    assert absolute(v) > 10; //~ assert:false
  }

  //@ requires acc(x) && x == 3;
  //@ ensures acc(x);
  void okFlag(boolean flag) {
    assert isPositive(flag);
    assert flag;
  }

  //@ requires acc(x);
  //@ ensures acc(x);
  void wrongFlag(boolean flag) {
    assert isPositive(flag); //~ assert:false
  }
}

// An arm that cannot be is none.
class Impossible {
  //@ ensures v > 0 ==> (\result > 3 && \result < 3);
  /*@ pure @*/ static native int never(int v);

  static void ok(int v) {
    int n = never(v);
    assert v <= 0;
  }

  static void wrong(int v) {
    int n = never(v);
    assert v < 0; //~ assert:false
  }
}

// A postcondition that is wrong is still reported where it is declared, and says so.
class Checked {
  /*@ static pure int f(int v)
    @   ensures v >= 0 ==> (\result == v && \result > 0); //~ postcondition:false
    @   = v;
    @*/

  /*@ static pure int g(int v)
    @   ensures v > 0 ? (\result == v && \result > 0) : (\result <= 0 && \result == v);
    @   = v;
    @*/
}
