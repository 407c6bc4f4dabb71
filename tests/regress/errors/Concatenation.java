// What `+` does not join.
class Concatenation {
  int x;

  /*@ pure @*/ String pureValue(String a) {
    return a + "!"; //~ W0005
  }

  /*@ pure @*/ String pureBody(String a) {
    String b = "";
    b += a; //~ W0005
    return b;
  }

  /*@ pure @*/ int pureLength(String a) {
    int n = (a + "!").length(); //~ W0005
    return n;
  }

  /*@ pure @*/ String okPure() {
    final String end = "!";
    return "a" + 1 + end;
  }

  void nothing() {}

  //@ requires ("" + this).length() > 0; //~ W0009
  void annotation(Object o) {
    String s = "" + nothing(); //~ W0004
    //@ assert "" + o != null; //~ W0009
    Object p = o - "a"; //~ W0004
    o += "a"; //~ W0009
    boolean b = true + true; //~ W0004
  }

  //@ static pure String show(char c) = "" + c; //~ W0009

  //@ static pure String next(char c) = "" + (c + 1);
}
