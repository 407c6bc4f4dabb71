// The rest of a sum by those of its summands: Java's, with the sign of the dividend.
class Rests {
  static void evenAgain(int k)
    //@ requires -1000 < k && k < 1000 && k % 2 == 0;
    //@ ensures (k + 2) % 2 == 0 && (k - 4) % 2 == 0 && (3 * k) % 2 == 0;
  {
  }

  static void next(int k)
    //@ requires 0 < k && k < 1000 && k % 3 == 1;
    //@ ensures (k + 2) % 3 == 0 && (k + 1) % 3 == 2 && (2 * k) % 3 == 2 && (k - 1) % 3 == 0;
  {
  }

  static void ofTwo(int i, int j)
    //@ requires -1000 < i && i < 1000 && -1000 < j && j < 1000 && i % 4 == 2 && j % 4 == -2;
    //@ ensures (i + j) % 4 == 0 && (i - j) % 4 == 0 && (3 * i + 5 * j) % 4 == 0;
  {
  }

  static void together(int i, int j)
    //@ requires 0 < i && i < 1000 && 0 < j && j < 1000 && (i + j) % 5 == 3;
    //@ ensures (i + j + 2) % 5 == 0 && (6 * i + j + 1) % 5 == 4;
  {
  }

  // Beside what is known of all elements, where a solver is lost.
  static void besideElements(int[] a, int[] b, int k)
    //@ requires a != null && b != null ** acc(a[*]) ** acc(b[*]) ** b.length == 2 * a.length;
    //@ requires 0 <= k && k % 2 == 0 && k < b.length;
    //@ requires (\forall int i = 0 .. k / 2; b[2 * i] == a[i]) && (\forall int i = 0 .. k / 2; b[2 * i + 1] == a[i]);
    //@ ensures (k + 2) % 2 == 0;
  {
  }

  static void wrongSign(int k)
    //@ requires -1000 < k && k < 1000 && k % 2 != 0;
    //@ ensures k % 2 == 1; //~ postcondition:false
  {
  }

  static void wrongBelow(int k)
    //@ requires -1000 < k && k < 1000 && k % 3 == 1;
    //@ ensures (k - 2) % 3 == 2; //~ postcondition:false
  {
  }

  static void wrongSum(int i, int j)
    //@ requires 0 < i && i < 1000 && 0 < j && j < 1000 && i % 4 == 2 && j % 4 == 1;
    //@ ensures (i + j) % 4 == 3 && (i - j) % 4 == 1; //~ postcondition:false
  {
  }

  static void wrongDivisor(int k)
    //@ requires 0 <= k && k < 1000 && k % 2 == 0;
    //@ ensures (k + 2) % 4 == 0; //~ postcondition:false
  {
  }
}
