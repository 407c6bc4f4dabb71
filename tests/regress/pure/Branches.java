// What follows a branching statement of a pure method is looked at once, with what each way leaves behind. The
// values are those that the JVM computes.
class Branches {
  /*@ pure @*/ static int many(int x)
  //@ requires 0 <= x && x < 1000;
  //@ ensures result >= 0;
  {
    int r = 0, s = 1;
    if (x > 0) { r = s; s = r + 1; }
    if (x > 1) { r = s; s = r + 2; } else s = 2;
    if (x > 2) { int t = s; s = r; r = t; }
    if (x > 3) { if (x > 7) return 5; r = r + s; }
    if (x > 4) { r = 3; } else { r = r + 1; }
    switch (x) { case 1: r = 9; break; case 2: r = 4; case 3: s = 8; break; default: if (x == 17) return 1; s = s + 0; }
    if (x > 5) r = r + 1;
    if (x > 6) { s = s + 1; } else if (x > 3) { s = 3; }
    if (x > 8) r = 2;
    if (x > 9) r = 3;
    if (x > 10) { r = s; s = 4; }
    if (x > 11) { r = s; s = r + 1; }
    if (x > 12) r = 2;
    if (x > 13) r = r + 3;
    if (x > 14) { r = r + s; s = 4; }
    return r + s;
  }
  static void test() {
    //@ assert many(0) == 3;
    //@ assert many(0) == 4; //~ assert:false
    //@ assert many(1) == 11;
    //@ assert many(1) == 12; //~ assert:false
    //@ assert many(2) == 12;
    //@ assert many(2) == 13; //~ assert:false
    //@ assert many(3) == 13;
    //@ assert many(3) == 14; //~ assert:false
    //@ assert many(4) == 10;
    //@ assert many(4) == 11; //~ assert:false
    //@ assert many(5) == 6;
    //@ assert many(5) == 7; //~ assert:false
    //@ assert many(6) == 7;
    //@ assert many(6) == 8; //~ assert:false
    //@ assert many(7) == 7;
    //@ assert many(7) == 8; //~ assert:false
    //@ assert many(8) == 5;
    //@ assert many(8) == 6; //~ assert:false
    //@ assert many(9) == 5;
    //@ assert many(9) == 6; //~ assert:false
    //@ assert many(10) == 5;
    //@ assert many(10) == 6; //~ assert:false
    //@ assert many(11) == 5;
    //@ assert many(11) == 6; //~ assert:false
    //@ assert many(12) == 5;
    //@ assert many(12) == 6; //~ assert:false
    //@ assert many(13) == 5;
    //@ assert many(13) == 6; //~ assert:false
    //@ assert many(14) == 5;
    //@ assert many(14) == 6; //~ assert:false
    //@ assert many(15) == 5;
    //@ assert many(15) == 6; //~ assert:false
    //@ assert many(16) == 5;
    //@ assert many(16) == 6; //~ assert:false
    //@ assert many(17) == 5;
    //@ assert many(17) == 6; //~ assert:false
    //@ assert many(18) == 5;
    //@ assert many(18) == 6; //~ assert:false
    //@ assert many(19) == 5;
    //@ assert many(19) == 6; //~ assert:false
    //@ assert many(20) == 5;
    //@ assert many(20) == 6; //~ assert:false
    //@ assert many(21) == 5;
    //@ assert many(21) == 6; //~ assert:false
    //@ assert many(22) == 5;
    //@ assert many(22) == 6; //~ assert:false
    //@ assert many(23) == 5;
    //@ assert many(23) == 6; //~ assert:false
    //@ assert many(24) == 5;
    //@ assert many(24) == 6; //~ assert:false
    //@ assert many(25) == 5;
    //@ assert many(25) == 6; //~ assert:false
    //@ assert many(26) == 5;
    //@ assert many(26) == 6; //~ assert:false
    //@ assert many(27) == 5;
    //@ assert many(27) == 6; //~ assert:false
    //@ assert many(28) == 5;
    //@ assert many(28) == 6; //~ assert:false
    //@ assert many(29) == 5;
    //@ assert many(29) == 6; //~ assert:false
  }

  int[] items;
  int size;
  //@ predicate valid() = acc(items) && acc(size) && acc(items[*]) && 16 <= items.length;

  // Each way reads what it may.
  /*@ pure @*/ int sum(int n)
    //@ requires valid();
  {
    int first = 0, last = 0;
    if (n > 0) first = items[0] > 9 ? 1 : 0;
    if (n > 1) last = items[1] > 9 ? 1 : first;
    if (n > 2) first = items[2] > 9 ? 1 : last;
    if (n > 3) last = items[3] > 9 ? 1 : first;
    if (n > 4) first = items[4] > 9 ? 1 : last;
    if (n > 5) last = items[5] > 9 ? 1 : first;
    if (n > 6) first = items[6] > 9 ? 1 : last;
    if (n > 7) last = items[7] > 9 ? 1 : first;
    if (n > 8) first = items[16] > 9 ? 1 : last; //~ contract:bounds
    if (n > 9) last = items[9] > 9 ? 1 : first;
    return first + last;
  }

  // A way that is never taken need not be well-defined; one that is, must be.
  /*@ pure @*/ static int quotients(int n)
    //@ requires 0 <= n && n < 9;
  {
    int r = 0;
    if (n > 0) r = 100 / n;
    if (n > 1) r = r + 50 / n;
    if (n > 2) r = r + 100 / n;
    if (n > 3) r = r + 50 / n;
    if (n > 9) r = r + 1 / 0;
    if (n > 4) r = r + 100 / n;
    if (n > 5) r = r + 100 / (n - 5);
    if (n > 6) r = r + 100 / (n - 8); //~ contract:division-by-zero
    if (n > 7) r = r + 100 / n;
    if (n > 8) r = r + 1;
    return r;
  }

  // So must what leaves nothing behind.
  /*@ pure @*/ static int unused(int n)
    //@ requires 0 <= n && n < 9;
  {
    int r = 0;
    if (n > 2) {
      int t = 100 / (n - 5); //~ contract:division-by-zero
    }
    if (n > 0) r = 100 / n;
    if (n > 1) r = r + 50 / n;
    if (n > 2) r = r + 100 / n;
    if (n > 3) r = r + 50 / n;
    if (n > 4) r = r + 100 / n;
    if (n > 5) r = r + 100 / (n + 5);
    if (n > 7) r = r + 100 / n;
    if (n > 8) r = r + 1;
    return r;
  }

  // A variable of another case has no value where it is assigned on one of two ways.
  /*@ pure @*/ static int ofAnotherCase(int n, int m)
    //@ requires 0 <= n && n < 9;
  {
    int r = 0;
    switch (n) {
      case 0:
        int t = 1;
        r = t;
        break;
      case 1:
        if (m > 2) t = 2;
        if (n > 0) r = 100 / n;
        if (n > 1) r = r + 50 / n;
        if (n > 2) r = r + 100 / n;
        if (n > 3) r = r + 50 / n;
        if (n > 4) r = r + 100 / n;
        if (n > 5) r = r + 100 / (n + 5);
        if (n > 7) r = r + 100 / n;
        break;
    }
    return r;
  }

  static void cases() {
    //@ assert ofAnotherCase(0, 1) == 1 && ofAnotherCase(1, 1) == 100 && ofAnotherCase(1, 3) == 100;
    //@ assert ofAnotherCase(1, 3) == 2; //~ assert:false
  }

  // A call on a way that a variable chooses.
  /*@ pure @*/ static int steps(int n)
    //@ requires 0 <= n && n < 100;
    //@ ensures 0 <= result;
  {
    int next = n, r = 0;
    if (n > 50) next = n / 2;
    if (n > 60) next = next - 1;
    if (n > 70) next = next - 1;
    if (n > 80) next = next - 1;
    if (n > 90) next = next - 1;
    if (n < 50) next = n - 1;
    if (n == 50) next = 3;
    if (n == 0) return 0;
    if (next > 40) r = 1;
    if (next > 41) r = 2;
    return r + (next < n ? 0 : 1);
  }

  static void counted() {
    //@ assert steps(0) == 0 && steps(50) == 0 && steps(49) == 2 && steps(99) == 2;
    //@ assert steps(42) == 0; //~ assert:false
  }
}
