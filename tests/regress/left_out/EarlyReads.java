// What is left out may run anything: while a class is initialised, also what reads its final fields before they
// have values.
interface Action {
  void run();
}

class Lambda {
  static final Object FIRST = Starter.lambda();
  static final Object SECOND = new Object();

  static void read() {
    assert SECOND == null;
  }
}

class Reference {
  static final Object FIRST = Starter.reference();
  static final Object SECOND = new Object();

  static void read() {
    assert SECOND == null;
  }
}

class Anonymous {
  static final Object FIRST = new Starter();
  static final Object SECOND = new Object();

  static void read() {
    assert SECOND == null;
  }
}

class Local extends LocalAbove {
  static final Object SECOND = new Object();

  static void read() {
    assert SECOND == null;
  }
}

class LocalAbove {
  static final Object FIRST = Starter.local();
}

class Starter {
  Object made;

  Starter() {
    made = new Object() { //~ W0009
      {
        Anonymous.read();
      }
    };
  }

  static Object lambda() {
    Action action = () -> Lambda.read(); //~ W0009
    action.run();
    return "";
  }

  static Object reference() {
    Action action = Reference::read; //~ W0009
    action.run();
    return "";
  }

  static Object local() {
    class Reader { //~ W0009
      Reader() {
        Local.read();
      }
    }
    new Reader();
    return "";
  }
}

enum Constants {
  ONLY;
  static final Object LATER = new Object();

  Constants() {
    Action action = () -> read(); //~ W0009
    action.run();
  }

  static void read() {
    assert LATER == null;
  }

  static void readConstant() {
    assert ONLY == null;
  }
}
