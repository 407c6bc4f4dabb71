// What VerCors has and Warrant does not: each is reported once, and the rest of the file is read.
class Box {
  int value;

  Box() {
    unknown1 = 1; //~ W0003
  }

  static Box make() {
    //@ ghost int with = 5;
    //@ ghost with = 6;
    Box first = new Box();
    unknown2 = 1; //~ W0003
    return first;
  }

  static void blocks(Box b, int n) {
    //@ ghost n = 1; //~ W0007
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
