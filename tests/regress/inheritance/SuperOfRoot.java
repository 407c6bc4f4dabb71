// What the body above computes, where that class extends nothing.
class SuperOfRoot {
  /*@ pure @*/ int f()
  {
    return 1;
  }
}

class BelowRoot extends SuperOfRoot {
  /*@ pure @*/ int f()
  {
    return 2;
  }

  int above()
    //@ ensures result == 1;
  {
    return super.f();
  }

  int wrong()
    //@ ensures result == 2; //~ postcondition:false
  {
    return super.f();
  }
}

class FurtherBelow extends BelowRoot {
  /*@ pure @*/ int f()
  {
    return 3;
  }

  int middle()
    //@ ensures result == 2;
  {
    return super.f();
  }

  int wrongMiddle()
    //@ ensures result == 1; //~ postcondition:false
  {
    return super.f();
  }
}
