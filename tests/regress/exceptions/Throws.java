// A method that declares `throws E` and has no `signals` clause may let out an E, and says nothing of it.
class Broken extends Exception {
}

class Sub extends Broken {
}

class Device {
  int x;

  //@ requires acc(x);
  //@ ensures acc(x) && x == 1;
  void okThrow(boolean fail) throws Broken {
    if (fail) throw new Sub();
    x = 1;
  }

  void wrongThrow(boolean fail) throws Broken {
    if (fail) throw new IllegalStateException(); //~ exception:uncaught
  }

  // A clause says all.
  //@ signals (Sub e) true;
  void wrongClause() throws Broken {
    throw new Broken(); //~ exception:uncaught
  }

  //@ requires acc(x);
  //@ ensures acc(x) && x == 1;
  void okPass(boolean fail) throws Exception {
    okThrow(fail);
  }

  //@ requires acc(x);
  void wrongPass(boolean fail) {
    try {
      okThrow(fail);
    } catch (Sub e) {
    } catch (Broken e) {
      throw new IllegalStateException(); //~ exception:uncaught
    }
  }

  //@ requires acc(x);
  void okCatch(boolean fail) {
    boolean isCaught = false;
    try {
      okThrow(fail);
      assert x == 1;
    } catch (Broken e) {
      isCaught = true;
    }
    assert isCaught || x == 1;
  }

  // What the method had taken is lost.
  //@ requires acc(x);
  //@ ensures acc(x); //~ postcondition:permission
  void wrongCatch(boolean fail) {
    try {
      okThrow(fail);
    } catch (Broken e) {
    }
  }

  //@ requires acc(x);
  void wrongCertain(boolean fail) {
    try {
      okThrow(fail);
    } catch (Broken e) {
      assert e instanceof Sub; //~ assert:false
    }
  }

  native void unknown() throws Broken, IllegalStateException;

  void okUnknown() {
    try {
      unknown();
    } catch (Broken e) {
    } catch (IllegalStateException e) {
    }
  }

  void wrongUnknown() throws Broken {
    unknown(); //~ exception:uncaught
  }

  <X extends Broken> void okGeneric(X exception) throws X
    //@ requires exception != null;
  {
    throw exception;
  }
}

class Maker {
  final int n;

  Maker(int n) throws Broken
    //@ ensures this.n == n && n > 0;
  {
    if (n <= 0) throw new Broken();
    this.n = n;
  }

  static void ok(int n) {
    try {
      Maker maker = new Maker(n);
      assert maker.n > 0;
    } catch (Broken e) {
    }
  }
}

class Quiet extends Device {
  //@ requires acc(x);
  //@ ensures acc(x) && x == 1;
  void okPass(boolean fail) {
    x = 1;
  }

  //@ ensures true;
  void wrongClause() throws Sub {
    throw new Sub();
  }
}

class Strict {
  //@ signals (Broken e) false;
  void never() throws Broken {
  }
}

class Loud extends Strict {
  //@ ensures true;
  void never() throws Broken { //~ override:false
    throw new Broken();
  }
}

class Start {
  public static void main(String[] args) throws Exception {
    if (args == null) throw new Broken();
  }
}
