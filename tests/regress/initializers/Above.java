// What is above a class is initialised before it, and may use all else of it.
class Thing {
}

class Base {
  static final Thing first = new Thing();
  static int number;

  static {
    number = Derived.LIMIT;
    assert number == 5;
    Derived.touch();
  }
}

class Derived extends Base {
  static final int LIMIT = 5;
  static final Thing second = new Thing();
  static final boolean differ = second != first;

  static void touch() {
  }

  static boolean areDifferent()
    //@ ensures result ==> second != null;
  {
    return second != null;
  }
}

// An interface is initialised with a class only where it has code for its instances; this one when it is used.
interface Constants {
  Thing copied = Uses.thing;
}

class Uses implements Constants {
  static final Thing thing = new Thing();

  static void touch() {
    assert false; //~ assert:false
  }
}

// The initialisation of an interface does not initialise those above it.
interface Upper {
  Thing copied = Lower.thing;

  default void talk() {
  }
}

interface Lower extends Upper {
  Thing thing = new Thing();
}
