// Contracts are over the mathematical integers: the whole distance counts, and `>>>` of a negative number has the
// bits of its operand's type, when the program runs, too.
class ShiftsInContracts {
  byte b;

  static int four() { return 4; }

  static int sign(int a)
    //@ ensures (a >>> 31) == (a < 0 ? 1 : 0);
  { return a; }

  static long signOfLong(long a)
    //@ ensures (a >>> 63) == (a < 0 ? 1 : 0);
  { return a; }

  int ofField()
    //@ requires acc(b, 1/2) && b < 0;
    //@ ensures acc(b, 1/2) && (b >>> 31) == 1 && (b >> 40) == -1;
  { return b; }

  static int far(int n)
    //@ ensures (7L >> 64) == 0 && (-1L >> 64) == -1;
  { return n; }

  // What is wrong is not what shifts.
  static int wrong(int a)
    //@ ensures \result == 4; //~ postcondition:false
    //@ ensures (a >>> 31) <= 1 && (1 << 64) > a;
  { return four(); }

  static int wrongShift(int a)
    //@ ensures (a >>> 28) != 15; //~ postcondition:false
  { return a; }

  public static void main(String[] args) {
    System.out.println(sign(-1));
    System.out.println(far(3));
    System.out.println(signOfLong(-5L));
  }
}
