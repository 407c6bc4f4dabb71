// Ghost results of constructors are taken by ghost variables.
class ConstructorResults {
  //@ yields int r;
  ConstructorResults() { }

  static void wrong() {
    int real = 0;
    //@ ghost boolean b;
    ConstructorResults c = new ConstructorResults() /*@ yields {real = r} @*/; //~ W0007
    c = new ConstructorResults() /*@ yields {b = r} @*/; //~ W0004
    c = new ConstructorResults() /*@ yields {b = s} @*/; //~ W0003
  }
}
