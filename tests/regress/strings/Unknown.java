// What toString() of an object of an unknown class says is up to that class.
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
