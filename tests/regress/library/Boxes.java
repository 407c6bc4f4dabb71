// Boxing and unboxing: a box is known by its value; which object it is, only as far as Java says.
class Boxes {
  static Integer okMake(int n)
    //@ ensures \result != null && \result == n;
  {
    return n;
  }

  static int okTake(Integer n)
    //@ requires n != null && n < 100;
    //@ ensures \result == n + 1;
  {
    return n + 1;
  }

  static int wrongTake(Integer n) {
    return n; //~ call:null
  }

  static int wrongAdd(Integer n)
    //@ requires n != null;
  {
    return n + 1; //~ arithmetic:overflow
  }

  static void okCache() {
    Integer a = 127, b = 127;
    assert a == b;
    Boolean yes = true, too = true;
    assert yes == too;
  }

  static void wrongCache() {
    Integer a = 128, b = 128;
    assert a.equals(b) && a.intValue() == b;
    assert a == b; //~ assert:false
  }

  static void wrongDiffers() {
    Integer a = 128, b = 128;
    assert a != b; //~ assert:false
  }

  // Long.valueOf need not keep any.
  static void wrongLong() {
    Long a = 1L, b = 1L;
    assert a == b; //~ assert:false
  }

  static void okSame() {
    Integer a = 1000;
    Integer b = a;
    Object o = a;
    assert a == b && o == b;
  }

  static void wrongObjects() {
    Object a = 1000, b = 1000;
    assert a == b; //~ assert:false
  }

  static int chosen(long n) {
    return 1;
  }

  static int chosen(Integer n)
    //@ requires false;
  {
    return 2;
  }

  static int chosen(Object n)
    //@ requires false;
  {
    return 3;
  }

  // Java boxes only where nothing fits without (JLS 15.12.2).
  static void okOverload(int n) {
    chosen(n);
  }

  static void wrongOverload(Integer n) {
    chosen(n); //~ precondition:false
  }

  static boolean okBoolean(Boolean b)
    //@ requires b != null;
    //@ ensures \result == !b;
  {
    if (b) {
      return false;
    }
    return !b;
  }

  static int wrongCondition(Boolean b) {
    return b ? 1 : 2; //~ call:null
  }

  static int okSwitch(Character c)
    //@ requires c != null;
    //@ ensures c == 'a' ==> \result == 1;
  {
    switch (c) {
      case 'a':
        return 1;
      default:
        return 0;
    }
  }

  static void okConversions(boolean x, Integer y)
    //@ requires y != null;
  {
    int z = x ? 1 : y;
    Integer w = x ? 1 : y;
    assert w == z;
    Object p = (Integer) 5;
    long r = (long) y;
    Byte small = 5;
    char[] characters = new char[3];
    Integer index = 2;
    characters[index] = 'x';
    String text = "a" + y;
    assert r == y && small == 5;
  }

  // One of them is unboxed, so that the other is, too.
  static int wrongChoice(boolean x, Integer y) {
    return x ? 1 : y; //~ call:null
  }

  static <T> T id(T x)
    //@ ensures \result == x;
  {
    return x;
  }

  static void okGeneric() {
    int x = id(7);
    Integer y = id(700);
    x += y;
    assert x == 707;
  }

  //@ ensures Integer.boxed(n).intValue() == n; //~ contract:false
  static void wrongRange(long n) {
  }
}
