// A lambda leaves out the method in which it stands. It may be an object of any interface, so none of these is taken to be
// implemented by the classes of the program only.
class UnsupportedLambda {
  interface Task {
    int run();

    /*@ pure @*/ default int cost() {
      return 1;
    }
  }

  static class Plain {
    /*@ pure @*/ int cost() {
      return 1;
    }
  }

  int x;

  static Task lambda() {
    return () -> 3; //~ W0009
  }

  int captured()
    //@ requires acc(x);
    //@ ensures acc(x) && x == 1;
  {
    x = 1;
    Task t = () -> x; //~ W0009
    return t.run();
  }

  int okCaller()
    //@ requires acc(x);
    //@ ensures acc(x) && x == 1;
  {
    captured();
    return x;
  }

  static void wrongInterface(Task t)
    //@ requires t != null;
  {
    assert t.cost() == 1; //~ assert:false
  }

  static void okClass(Plain p)
    //@ requires p != null;
  {
    assert p.cost() == 1;
  }
}
