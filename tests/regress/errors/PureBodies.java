// What the body of a pure method may not do.
class PureBodies {
  int x;

  /*@ pure @*/ int assigns()
    //@ requires acc(x);
  {
    x = 3; //~ W0005
    return 3;
  }

  /*@ pure @*/ int updates()
    //@ requires acc(x);
  {
    x++; //~ W0005
    return 3;
  }

  /*@ pure @*/ int calls() {
    change(); //~ W0005
    return 3;
  }

  /*@ pure @*/ int callsInValue() {
    int y = change(); //~ W0005
    return y;
  }

  /*@ pure @*/ int nestedAssignment(int n) {
    int y = n = 3; //~ W0005
    y = n = 4; //~ W0005
    return y;
  }

  /*@ pure @*/ int inCondition(int n) {
    if (n++ > 3) return 1; //~ W0005
    return change(); //~ W0005
  }

  /*@ pure @*/ Object creates() {
    Object o = new Object(); //~ W0005
    return o;
  }

  /*@ pure @*/ int loops(int n) {
    int sum = 0;
    while (n > 0) { //~ W0009
      sum += n;
    }
    return sum;
  }

  /*@ pure @*/ int missing(int n) {
    if (n > 0) {
      return 1;
    }
  } //~ W0013

  /*@ pure @*/ int unassigned(int n) {
    int y;
    if (n > 0) y = 1;
    return y; //~ W0012
  }

  /*@ pure @*/ int ghostStatement(int n) {
    //@ assume n > 0; //~ W0009
    return n;
  }

  // What jumps out of a statement is not joined behind it; so many ways would be looked at one by one.
  /*@ pure @*/ int ways(boolean b) { //~ W0009
    int n = 0;
    out: {
      if (b) { if (n > 5) break out; n += 1; }
      if (b) { if (n > 5) break out; n += 1; }
      if (b) { if (n > 5) break out; n += 1; }
      if (b) { if (n > 5) break out; n += 1; }
      if (b) { if (n > 5) break out; n += 1; }
      if (b) { if (n > 5) break out; n += 1; }
      if (b) { if (n > 5) break out; n += 1; }
      if (b) { if (n > 5) break out; n += 1; }
      if (b) { if (n > 5) break out; n += 1; }
      if (b) { if (n > 5) break out; n += 1; }
      if (b) { if (n > 5) break out; n += 1; }
      if (b) { if (n > 5) break out; n += 1; }
      if (b) { if (n > 5) break out; n += 1; }
      if (b) { if (n > 5) break out; n += 1; }
      if (b) { if (n > 5) break out; n += 1; }
      if (b) { if (n > 5) break out; n += 1; }
      if (b) { if (n > 5) break out; n += 1; }
      if (b) { if (n > 5) break out; n += 1; }
    }
    return n;
  }

  int change() {
    return 3;
  }
}
