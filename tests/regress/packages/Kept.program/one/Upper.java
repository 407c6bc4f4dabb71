package one;

public class Upper {
  //@ ensures result == 1;
  int kept() {
    return 1;
  }

  //@ requires upper != null;
  //@ ensures result == 1;
  public static int ask(Upper upper) {
    return upper.kept();
  }

  /*@ pure @*/ int value() {
    return 1;
  }

  /*@ pure @*/ public static int valueOf(Upper upper)
    //@ requires upper != null;
  {
    return upper.value();
  }
}
