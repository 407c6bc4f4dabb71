// Ghost parameters and results where they cannot be, or are not given.
class GhostParameters {
  int x;
  int f(int a /*@ ghost int p @*/) {
    x = p; //~ W0007
    if (p > 0) return 1; //~ W0007
    return a;
  }
  int f(boolean b) { return 0; }
  void g(int a /*@ int p @*/) { } //~ W0002
  void calls() {
    f(1); //~ W0004
    f(1 /*@ 2, 3 @*/); //~ W0004
    f(1 /*@ true @*/); //~ W0004
    f(1) /*@ given {q = 1} @*/; //~ W0003
    f(1 /*@ 2 @*/) /*@ given {p = 1} @*/; //~ W0008
    int k = 0;
    h() /*@ yields {k = r} @*/; //~ W0007
    //@ ghost boolean b = false;
    h() /*@ yields {b = r} @*/; //~ W0004
    h() /*@ yields {b = s} @*/; //~ W0003
    f(1 /*@ x = 2 @*/); //~ W0005
    f(1 /*@ f(true) @*/); //~ W0005
  }
  //@ yields int r;
  void h() { }
  /*@ pure @*/ int pure(int a /*@ ghost int p @*/) { return a; }
  public static void main(String[] args /*@ ghost int p @*/) { } //~ W0010
  void twice(int p /*@ ghost int p @*/) { } //~ W0008
}
class GhostBelow extends GhostParameters {
  int f(int a) { return a; } //~ W0004
}
class GhostBelow2 extends GhostParameters {
  int f(int a /*@ ghost boolean p @*/) { return a; } //~ W0004
}
