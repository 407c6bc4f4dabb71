// A cast of an Object, or of what is above a box, to a primitive type: it must be that box, and is unboxed.
class CastsToPrimitive {
  static void okKnown(Object o, Number n, Comparable<Integer> c) {
    if (o instanceof Integer) {
      int k = (int) o;
      long l = (int) o;
      assert k == l;
    }
    if (n instanceof Integer) {
      int k = (int) n;
    }
    if (c instanceof Integer) {
      int k = (int) c;
    }
  }

  static <T> void okParameter(T t) {
    if (t instanceof Integer) {
      int k = (int) t;
    }
  }

  static void okMade() {
    Object letter = 'a';
    char c = (char) letter;
    assert c == 'a';
    Object yes = true;
    assert (boolean) yes;
    Object one = 1, many = 5000;
    int sum = (int) one + (int) many;
    assert sum == 5001;
  }

  static void wrongSum() {
    Object one = 1;
    assert (int) one == 2; //~ assert:false
  }

  static void wrongUnknown(Object o) {
    int k = (int) o; //~ cast:type call:null
  }

  static void wrongNull() {
    Object o = null;
    int k = (int) o; //~ call:null
  }

  // An Integer is not widened.
  static void wrongWider(Object o) {
    if (o instanceof Integer) {
      long k = (long) o; //~ cast:type
    }
  }

  static boolean okBoolean(boolean b)
    //@ ensures \result == b;
  {
    return (boolean) b;
  }

  static boolean wrongBoolean(boolean b)
    //@ ensures \result == !b; //~ postcondition:false
  {
    return (boolean) b;
  }

  public static void main(String[] args) {
    okMade();
    okKnown(7, 7, 7);
    okParameter(7);
    System.out.println(okBoolean(true));
  }
}
