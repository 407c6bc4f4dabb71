// What ghost code may not do.
class GhostBlocks {
  int x;
  //@ ghost int g;
  void real() { x = 1; }
  void blocks(int p) {
    int k = 0;
    //@ ghost { k = 1; } //~ W0007
    //@ ghost { p = 1; } //~ W0007
    //@ ghost { x = 1; } //~ W0007
    //@ ghost { x++; } //~ W0007
    //@ ghost { real(); } //~ W0007
    //@ ghost { return; } //~ W0007
    //@ ghost return; //~ W0007
    //@ ghost { throw null; } //~ W0007
    //@ ghost { Object o = new GhostBlocks(); } //~ W0005
    while (p > 0) {
      //@ ghost { break; } //~ W0007
      //@ ghost if (p > 1) { continue; } //~ W0007
      //@ ghost break; //~ W0007
      p = p - 1;
    }
    //@ ghost { int z = 1; }
    z = 2; //~ W0003
    //@ ghost { try { } finally { } } //~ W0007
    //@ ghost { Runnable r = () -> { }; } //~ W0002
    //@ ghost { Object r = new Object() { }; } //~ W0009
  }
  //@ ghost static void l(int n) { }
  int calls() {
    l(3); //~ W0011
    //@ assert l(3); //~ W0005
    return 1;
  }
  //@ void unmarked() { } //~ W0011
  /*@ ghost void writes() {
        x = 1; //~ W0007
        real(); //~ W0007
      } @*/
  void inv(int n) {
    //@ invariant l(n); //~ W0005
    while (n > 0) n = n - 1;
  }
}
