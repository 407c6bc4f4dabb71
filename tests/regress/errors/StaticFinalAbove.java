// What is initialised right before a class, within its own initialisation, must not meet code that reads its final
// static fields either.
class Thing {
}

class Base {
  static {
    assert Direct.thing != null;
  }
}

class Direct extends Base {
  static final Thing thing = new Thing(); //~ W0015

  static void touch() {
  }
}

class Calls {
  static int seen = ByCall.number();
}

class Between extends Calls {
}

class ByCall extends Between {
  static final Thing thing = new Thing(); //~ W0015

  static int number() {
    return thing == null ? 1 : 2;
  }
}

interface Talks {
  int seen = Speaker.count();

  default int talk() {
    return seen;
  }
}

interface Further extends Talks {
  int other = 1;
}

class Speaker implements Further {
  static final Thing thing = new Thing(); //~ W0015

  static int count() {
    return thing == null ? 1 : 2;
  }
}

interface Hidden {
  int seen = Hides.count();

  private int own() {
    return seen;
  }
}

class Hides implements Hidden {
  static final Thing thing = new Thing(); //~ W0015

  static int count() {
    return thing == null ? 1 : 2;
  }
}

class MakesOne {
  static final MakesOne one = new Made();
}

class Made extends MakesOne {
  static final Thing thing = new Thing(); //~ W0015
  Thing own = thing;
}

// The initialisation of another class on the way initialises what is above that.
class Starts {
  static final Thing thing = Other.make(); //~ W0015
}

class AboveOther {
  static boolean seen = Starts.thing == null;
}

class Other extends AboveOther {
  static Thing make() {
    return new Thing();
  }
}

interface AlsoAboveOther {
  boolean seen = Begins.thing == null;

  default void talk() {
  }
}

class Another implements AlsoAboveOther {
  static Thing make() {
    return new Thing();
  }
}

class Begins {
  static final Thing thing = Another.make(); //~ W0015
}
