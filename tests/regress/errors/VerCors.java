// What VerCors has and Warrant does not: each is reported once, and the rest of the file is read.
//@ resource outside(Box b) = Perm(b.value, 1); //~ W0009
class Box {
  int value;

  /*@ given int g; //~ W0009
    requires g == 5;
   */
  Box() {
    unknown1 = 1; //~ W0003
  }

  static Box make() {
    //@ ghost int with = 5;
    //@ ghost with = 6;
    Box first = new Box() /*@ with { g = 5; } @*/; //~ W0009
    Box second = new Box() /*@ then { g = r; } @*/; //~ W0009
    Box third = new Box() /*@ given { g = 5 } @*/; //~ W0009
    unknown2 = 1; //~ W0003
    return first;
  }

  //@ requires outside(b);
  static void blocks(Box b, int n) {
    /*@ ghost { //~ W0009
          unfold b.state();
        } @*/
    /*@ ghost if (b != null) { unfold b.state(); } else fold b.state(); @*/ //~ W0009
    //@ ghost n = 1; //~ W0007
    /*@ ghost //~ W0009
          loop_invariant 0 <= n;
          while (0 < n) { fold b.state(); } @*/
    //@ ghost int m = unknown6; //~ W0003
    unknown3 = 1; //~ W0003
  }

  static void parallel(int[] a) {
    for (int i = 0; i < a.length; i++)
      /*@ requires Perm(a[i], 1); //~ W0009
          ensures Perm(a[i], 1); */
    {
      a[i] = 0;
    }
    for (int i = 0; i < a.length; i++)
      //@ context Perm(a[i], 1); //~ W0009
    {
      unknown4 = 0; //~ W0003
    }
  }

  interface Reader {
    int read();
    //@ ensures \result > 0; //~ W0002
  }

  /*@ focus @*/ static void chosen() { //~ W0009
    unknown7 = 0; //~ W0003
  }

  //@ signals (int e) true; //~ W0002
  static void thrown() {
    unknown5 = 0; //~ W0003
  }
}
