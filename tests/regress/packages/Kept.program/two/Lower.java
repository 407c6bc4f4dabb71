// A method that is known in its package only is not overridden elsewhere: Java keeps both.
package two;

import one.Upper;

public class Lower extends Upper {
  //@ ensures result == 2;
  int kept() {
    return 2;
  }

  /*@ pure @*/ int value() {
    return 2;
  }

  static void ok() {
    Lower lower = new Lower();
    int two = lower.kept();
    int one = Upper.ask(lower);
    assert two == 2 && one == 1;
    assert lower.value() == 2 && Upper.valueOf(lower) == 1;
  }

  static void wrong() {
    Lower lower = new Lower();
    int one = Upper.ask(lower);
    assert one == 2; //~ assert:false
  }

  static void wrongValue() {
    Lower lower = new Lower();
    assert Upper.valueOf(lower) == lower.value(); //~ assert:false
  }
}

class Lowest extends Lower {
  //@ ensures result == 3;
  int kept() { //~ override:false
    return 3;
  }
}
