// What ^ changed, ^ changes back; and no other bits.
class ExclusiveOr {
  static void twice(int s)
  {
    assert ((s ^ 5) ^ 5) == s;
    assert ((s ^ -2) ^ -2) == s;
    assert ((s ^ 5) & 5) == 5 - (s & 5);
    assert ((s ^ 5) & 4) == 4 - (s & 4);
    assert ((s ^ 5) & 2) == (s & 2);
  }

  static void twiceWithOther(int s)
  {
    assert ((s ^ 5) ^ 4) == s; //~ assert:false
  }

  static void sameBits(int s)
  {
    assert ((s ^ 5) & 5) == (s & 5); //~ assert:false
  }

  static void sameBitsOfOther(int s)
  {
    assert ((s ^ 5) & 3) == (s & 3); //~ assert:false
  }

  static void natural(int s)
    //@ requires 0 <= s;
  {
    assert ((s ^ 7) ^ 7) == s;
    assert ((s ^ 8) ^ 8) == s;
  }

  static void naturalWithOther(int s)
    //@ requires 0 <= s;
  {
    assert ((s ^ 7) ^ 3) == s; //~ assert:false
  }

  static int swap(int a, int b)
    //@ ensures \result == \old(b);
  {
    a ^= b;
    b ^= a;
    a ^= b;
    return a;
  }

  static int swapOnce(int a, int b)
    //@ ensures \result == \old(b); //~ postcondition:false
  {
    a ^= b;
    b ^= a;
    return a;
  }

  static void sumIsNoXor(int a, int b)
    //@ requires 0 <= a && a < 100 && 0 <= b && b < 100;
  {
    assert ((a + b - 2 * (a & b)) & b) == b - (a & b);
    assert ((a + b - 2 * (a & 1)) & b) == b - (a & b); //~ assert:false
  }

  public static void main(String[] args) {
    twice(6);
    natural(6);
    int first = swap(3, 9);
    assert first == 9;
  }
}
