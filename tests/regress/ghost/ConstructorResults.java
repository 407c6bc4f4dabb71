// Ghost results of constructors.
class ConstructorResults {
  int x;

  //@ yields int r;
  //@ requires v > 0;
  //@ ensures acc(x) && x == v && r == v + 1;
  ConstructorResults(int v) {
    x = v;
    //@ set r = v + 1;
  }

  static void takes() {
    //@ ghost int got;
    ConstructorResults c = new ConstructorResults(3) /*@ yields {got = r} @*/;
    //@ assert got == 4 && c.x == 3;
    c = new ConstructorResults(5) /*@ yields {got = r} @*/;
    //@ assert got == 6;
    ConstructorResults other = new ConstructorResults(7);
    //@ assert got == 6 && other.x == 7;
    //@ assert got == 8; //~ assert:false
  }

  static class Wrong {
    //@ yields int r;
    //@ ensures r == v + 1; //~ postcondition:false
    Wrong(int v) {
      //@ set r = v;
    }
  }

  // Nothing is set where nothing is said.
  static class Silent {
    //@ yields int r;
    Silent() {
      //@ set r = 1;
    }
  }
  static void silent() {
    //@ ghost int got = 1;
    Silent s = new Silent() /*@ yields {got = r} @*/;
    //@ assert got == 1; //~ assert:false
  }

  // A constructor that calls another one, of its own class or of that above.
  static class Below extends ConstructorResults {
    int y;
    //@ yields int q;
    //@ requires v > 0;
    //@ ensures acc(x) && acc(y) && q == v + 1;
    Below(int v) {
      super(v) /*@ yields {q = r} @*/;
    }

    //@ yields int q;
    //@ ensures acc(x) && acc(y) && q == 10;
    Below() {
      this(9) /*@ yields {q = q} @*/;
    }

    //@ yields int q;
    //@ ensures acc(x) && acc(y) && q == 11; //~ postcondition:false
    Below(boolean b) {
      this(9) /*@ yields {q = q} @*/;
    }
  }

  // In loops what it takes is forgotten like any other variable.
  static void loop() {
    //@ ghost int got = 0;
    for (int i = 0; i < 3; i++) {
      ConstructorResults c = new ConstructorResults(3) /*@ yields {got = r} @*/;
    }
    //@ assert got == 0; //~ assert:false
  }
}
