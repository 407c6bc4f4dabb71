// Boolean.TRUE and Boolean.FALSE are the boxes that Java has of the two values; constant strings are one object, and a
// new exception tells what it suppresses in an array of its own.
class BooleanConstants {
  static void right() {
    Boolean yes = true, no = Boolean.valueOf(false);
    assert yes == Boolean.TRUE && no == Boolean.FALSE && Boolean.TRUE != Boolean.FALSE;
    assert Boolean.TRUE && !Boolean.FALSE;
    boolean value = Boolean.FALSE;
    assert !value;
    assert ("a" + 1.5) == "a1.5" && (0.25f + "b" + 1e100 / 1e-300) == "0.25bInfinity";
  }

  static void other() {
    Boolean yes = true;
    assert yes == Boolean.FALSE; //~ assert:false
  }

  static void value() {
    assert Boolean.FALSE; //~ assert:false
  }

  static void either(boolean b) {
    Boolean box = b;
    assert box == Boolean.TRUE; //~ assert:false
  }

  static void suppressed(RuntimeException e)
    //@ requires e != null;
  {
    Throwable[] all = e.getSuppressed();
    for (int i = 0; i < all.length; i++)
      //@ invariant 0 <= i && acc(all[*]) && (\forall int j; 0 <= j && j < all.length; all[j] != null);
    {
      assert all[i] != null;
    }
  }

  static void added() {
    RuntimeException e = new RuntimeException("a");
    e.addSuppressed(new RuntimeException("b"));
    Throwable[] all = e.getSuppressed();
    assert all.length == 0; //~ assert:false
  }
}
