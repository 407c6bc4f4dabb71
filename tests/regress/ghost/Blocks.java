//: --overflow=unbounded
// Ghost blocks, branches and loops in code.
class Blocks {
  int x;
  //@ ghost int g;
  //@ requires acc(g);
  //@ ensures acc(g) && g == 10;
  void block() {
    /*@ ghost {
      g = 0;
      int i = 0;
      invariant acc(g) && 0 <= i <= 10 && g == i;
      decreases 10 - i;
      while (i < 10) {
        g = g + 1;
        i = i + 1;
      }
    } @*/
  }
  //@ requires acc(g);
  //@ ensures acc(g) && g == (b ? 1 : 2);
  void branch(boolean b) {
    //@ ghost if (b) {
    //@   g = 1;
    //@ } else {
    //@   g = 2;
    //@ }
  }
  //@ requires acc(g);
  //@ ensures acc(g) && g == 7;
  void loop() {
    //@ ghost int i = 0;
    /*@ ghost
        loop_invariant 0 <= i <= 7;
        decreases 7 - i;
        while (i < 7) { i = i + 1; }
    @*/
    //@ set g = i;
  }
  void endless() {
    //@ ghost int i = 0;
    /*@ ghost
        loop_invariant 0 <= i;
        decreases 7 - i;
        while (i < 7) { } //~ termination:not-decreasing
    @*/
  }
  void division(int n) {
    //@ ghost { int k = 1 / n; } //~ arithmetic:division-by-zero
  }
  void nulls(Blocks b) {
    //@ ghost { b.g = 1; } //~ write:permission
  }

  void clausesBefore() {
    //@ ghost int i = 0;
    //@ loop_invariant 0 <= i && i <= 7;
    //@ decreases 7 - i;
    //@ ghost while (i < 7) { i = i + 1; }
    //@ assert i == 7;
  }
  void clausesBeforeThatDoNotHold() {
    //@ ghost int i = 0;
    //@ loop_invariant 0 <= i;
    //@ decreases 7 - i;
    //@ ghost while (i < 7) { } //~ termination:not-decreasing
  }

  // A loop that says nothing of its end must not come round.
  void unmeasured() {
    //@ ghost { while (true) { } } //~ termination:not-decreasing
  }
  void notRound(int n) {
    /*@ ghost {
          while (n > 3) { break; }
        } @*/
  }
  //@ ghost void loops() { while (true) { } } //~ termination:not-decreasing
  //@ ghost void proves(int n) ensures n == 3; { while (n != 3) { } } //~ termination:not-decreasing
}
