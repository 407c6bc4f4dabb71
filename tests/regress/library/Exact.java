// Of Math and Integer: exact operations, which must not overflow, and division that rounds down.
class Exact {
  static void ok(int a, int b)
    //@ requires b > 0 && -1000 <= a && a <= 1000 && b <= 1000;
  {
    int rest = Math.floorMod(a, b);
    assert 0 <= rest && rest < b;
    assert Math.floorMod(-7, 3) == 2 && Math.floorDiv(-7, 3) == -3 && Math.floorMod(7, -3) == -2;
    assert Math.multiplyExact(a, b) == a * b && Math.negateExact(a) == -a;
    assert Math.toIntExact(7L) == 7 && Integer.signum(-5) == -1 && Integer.max(a, b) >= b;
  }

  static int wrong(int a, int b) {
    int product = Math.multiplyExact(a, b); //~ precondition:false
    return product + Math.floorMod(a, b); //~ precondition:false
  //~^ arithmetic:overflow
  }

  static int wrongText(String text) {
    return Integer.parseInt(text); //~ exception:uncaught
  }

  static int okText(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      return 0;
    }
  }
}
