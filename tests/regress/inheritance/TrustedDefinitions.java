// What a constructor says of a trusted method is about its own definition, and not about the one of a class below.
class Upper {
  //@ ensures f() == 1;
  Upper() {
    //@ assume f() == 1;
  }

  /*@ pure @*/ native int f();
}

class Overrides extends Upper {
  /*@ pure @*/ int f() {
    return 2;
  }
}

class Keeps extends Upper {
  //@ ensures f() == 1;
  Keeps() {
  }

  //@ ensures f() == 2; //~ postcondition:false
  Keeps(int n) {
  }
}

class Calls extends Upper {
  //@ ensures f() == 2;
  Calls() {
  }

  //@ ensures f() == 3; //~ postcondition:false
  Calls(int n) {
  }

  /*@ pure @*/ int f() {
    return 2;
  }
}

class TrustedDefinitions {
  void ok() {
    Overrides o = new Overrides();
    assert o.f() == 2;
    Keeps k = new Keeps();
    assert k.f() == 1;
    Calls c = new Calls();
    assert c.f() == 2;
    Upper u = new Upper();
    assert u.f() == 1;
  }

  void wrong() {
    Overrides o = new Overrides();
    assert o.f() == 1; //~ assert:false
  }

  void wrongAnything() {
    Overrides o = new Overrides();
    assert o.f() == 2;
    assert false; //~ assert:false
  }

  void wrongUpper(Upper u)
    //@ requires u != null;
  {
    assert u.f() == 1; //~ assert:false
  }
}
