// Whoever prints an Object may call any toString() of the program: all are held to Object's contract.
class Demanding {
  int x;

  //@ requires acc(x);
  //@ ensures acc(x) && result != null;
  public String toString() { //~ override:permission
    return "x" + x;
  }

  static void print(Object o) {
    String text = "o = " + o;
    assert text.length() >= 4;
  }
}

class Known {
  //@ ensures result != null;
  public String toString() {
    return "known";
  }

  static void print(Object o)
    //@ requires o != null;
  {
    String text = "" + o;
    assert text.equals("known"); //~ assert:false
  }
}
