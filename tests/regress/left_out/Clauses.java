// A clause that is not supported leaves out the method whose contract it is a part of; one of the class, and
// what is declared in annotations only, leaves out what names it.
class Clauses {
  int a;
  //@ ghost tuple<int> g; //~ W0009
  //@ model int m; //~ W0009
  //@ represents m = a; //~ W0009
  //@ public invariant a >= 0; //~ W0009
  //@ initially a == 0; //~ W0009

  //@ predicate mentionsGhost() = acc(a) ** g == 1;
  //@ predicate mentionsModel() = acc(a) ** m == 1;
  //@ predicate plain() = acc(a);

  void reliesOnGhost()
    //@ requires mentionsGhost();
  {
    assert false;
  }

  void reliesOnModel()
    //@ requires mentionsModel();
  {
    assert false;
  }

  void reliesOnPlain()
    //@ requires plain();
  {
    assert false; //~ assert:false
  }

  //@ assignable a; //~ W0009
  //@ requires acc(a);
  //@ ensures acc(a);
  void before() {
    a = 1;
    assert false;
  }

  void behind()
    //@ requires acc(a);
    //@ ensures acc(a);
    //@ diverges true; //~ W0009
  {
    a = 1;
    assert false;
  }

  void calls()
    //@ requires acc(a);
  {
    before();
    assert false;
  }

  void okIsOfNone()
    //@ requires acc(a);
    //@ ensures acc(a) ** a == 2;
  {
    a = 2;
  }

  //@ accessible a; //~ W0009
  int b;

  void isNotOfNext() {
    assert false; //~ assert:false
  }
}

class Above {
  int shared;
}

// In JML the name means what the class declares, and not what it inherits.
class Hides extends Above {
  //@ model int shared; //~ W0009

  void notVerified()
    //@ requires acc(this.shared) ** shared == 1;
  {
    assert false;
  }
}
