// Annotations may call pure methods of Java with integers that no int is. Their definitions hold, but what was
// verified for ints does not: the postcondition, and the range of the result.
class PureCalls {
  /*@ pure @*/ static int same(int x)
    //@ ensures \result <= 2147483647;
  {
    return x;
  }

  /*@ pure @*/ static boolean isSmall(int x)
    //@ ensures \result;
  {
    return x <= 2147483647;
  }

  //@ ensures \result <= 2147483647;
  /*@ pure @*/ static native int unknown(int x);

  /*@ pure @*/ static int indirect(int x)
    //@ ensures same(x) == x;
  {
    return same(x);
  }

  /*@ pure @*/ static byte small(byte b) {
    return b;
  }

  void ok(int x) {
    assert same(x) == x && isSmall(x) && unknown(x) <= 2147483647;
    //@ assert same(3000000000) == 3000000000;
    //@ assert x < 1000 ==> unknown(x + 1) <= 2147483647;
    //@ assert isSmall(x + 1) == (x < 2147483647);
    //@ assert !isSmall(2147483648);
    //@ assert small(300) == 300;
    //@ assert -128 <= small((byte) x) && small((byte) x) <= 127;
    assert false; //~ assert:false
  }

  void wrongRange(int x)
    //@ requires x == 2147483647;
  {
    //@ assert same(x + 1) <= 2147483647; //~ assert:false
  }

  void wrongPostcondition(int x) {
    //@ assert isSmall(x + 1); //~ assert:false
  }

  void wrongTrusted(int x) {
    //@ assert unknown(x + 1) <= 2147483647; //~ assert:false
  }

  void wrongNested(int x) {
    //@ assert same(same(x) + same(1)) <= 2147483647; //~ assert:false
  }

  void wrongIndirect()
  {
    //@ assert indirect(3000000000) < 3000000000; //~ assert:false
  }

  void wrongSmall(int x) {
    //@ assert small(x + 0) <= 127; //~ assert:false
  }

  // Through a ghost method and a predicate.
  //@ pure int next(int x) = same(x + 1);
  //@ predicate holds(int x) = same(x) > 2147483647;

  void wrongGhost(int x) {
    //@ assert next(x) <= 2147483647; //~ assert:false
  }

  void okPredicate(int x)
    //@ requires holds(2147483648);
  {
    //@ open holds(2147483648);
    assert false; //~ assert:false
  }

  // Its own body is code: there the sum must be an int.
  /*@ pure @*/ static int wrongBody(int x) {
    return x + 1; //~ arithmetic:overflow
  }

  /*@ pure @*/ static int okBody(int x)
    //@ requires x < 2147483647;
  {
    return x + 1;
  }

  void definitions(int x)
    //@ requires x < 1000;
  {
    //@ assert wrongBody(x) == x + 1 && wrongBody(2147483648) == 2147483649;
    //@ assert okBody(-2147483649) == -2147483648;
    //@ assert okBody(x) == x; //~ assert:false
  }

  // The range of a parameter is not known in the definition: this would recur without end for larger numbers.
  /*@ pure @*/ static int endless(int x) {
    return x <= 2147483647 ? 0 : endless(x) + 1; //~ termination:not-decreasing
  }
}
