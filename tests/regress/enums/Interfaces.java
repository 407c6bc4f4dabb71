// What Java declares for an enum implements what an interface wants, and is checked against that.
interface Named {
  //@ ensures \result != null;
  String name();
}

interface Numbered {
  //@ ensures 0 <= \result && \result < 2;
  /*@ pure @*/ int ordinal();
}

enum Right implements Named, Numbered {
  A,
  B
}

enum Wrong implements Named, Numbered { //~ override:false [unknown-value]
  A,
  B,
  C
}

class Client {
  static void ok(Named named, Numbered numbered)
    //@ requires named != null && numbered != null;
  {
    String name = named.name();
    assert name != null;
    assert numbered.ordinal() <= 1;
  }

  static void known() {
    Numbered numbered = Right.B;
    assert numbered.ordinal() == 0; //~ assert:false [changed]
  }
}
