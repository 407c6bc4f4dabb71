//: --overflow=unbounded
// A call of a pure method may run whatever overrides it: recursion through an override must end, too. It is
// reported at one call of each cycle.
interface Source {
  //@ ensures result == result + 1; //~ postcondition:false
  /*@ pure @*/ int value();
}

class Looping implements Source {
  public /*@ pure @*/ int value() {
    return Sources.of(this); //~ termination:not-decreasing
  }
}

class Constant implements Source {
  public /*@ pure @*/ int value() {
    return 3;
  }
}

class Sources {
  static /*@ pure @*/ int of(Source source)
    //@ requires source != null;
  {
    return source.value();
  }

  // Nothing may follow from what does not end.
  static void wrong() {
    Source s = new Looping();
    int v = s.value();
    assert v == v + 1; //~ assert:false
  }
}

class Even {
  /*@ pure @*/ int other() {
    return 0;
  }

  /*@ pure @*/ int one() {
    return other() + 1; //~ termination:not-decreasing
  }
}

class Odd extends Even {
  /*@ pure @*/ int other() {
    return one() + 1;
  }
}

class Client {
  static void wrongOdd() {
    Even e = new Odd();
    assert e.one() == e.one() + 2; //~ assert:false
  }

  static void okEven() {
    Even e = new Even();
    assert e.other() == 0;
  }
}
