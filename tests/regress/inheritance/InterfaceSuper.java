// `I.super.m()` runs the default method of the interface.
interface First {
  default int m()
    //@ ensures result == 1 || result == 2;
  {
    return 1;
  }

  /*@ pure @*/ default int p() { return 1; }
}

interface Second {
  default int m()
    //@ ensures result == 1 || result == 2;
  {
    return 2;
  }

  /*@ pure @*/ default int p() { return 2; }
}

interface Third extends Second {}

class Both implements First, Third {
  public int m()
    //@ ensures result == 1 || result == 2;
  {
    int one = First.super.m();
    int other = Third.super.m();
    assert one + other <= 4;
    return one;
  }

  /*@ pure @*/ public int p() { return First.super.p() + Third.super.p(); }

  void sum() {
    assert p() == 3;
  }

  void wrong() {
    int one = First.super.m();
    assert one == 1; //~ assert:false [changed]
  }

  void wrongSum() {
    assert p() == 2; //~ assert:false [unknown-value]
  }
}

class Above {
  int m()
    //@ ensures result == 3;
  {
    return 3;
  }
}

class Mixed extends Above implements Extra {
  int both()
    //@ ensures result >= 8;
  {
    int up = super.m();
    int side = Extra.super.n();
    return up + side;
  }

  public int n()
    //@ ensures result == 6;
  {
    int side = Extra.super.n();
    return side < 6 ? side + 1 : side;
  }

  void wrong() {
    int side = Extra.super.n();
    assert side == 5; //~ assert:false [changed]
  }
}

interface Extra {
  default int n()
    //@ ensures result == 5 || result == 6;
  {
    return 5;
  }
}
