// What the program starts with is said by the initialisers of the classes that main's precondition is about.
// Java need not run others; if they never end, nothing follows from that.
class Endless {
  static boolean isOn = true; //~ contract:vacuous

  static {
    while (isOn)
      //@ invariant acc(isOn) ** isOn;
    {
    }
  }
}

class Counter {
  static int count = 1;
}

class Right {
  //@ requires acc(Counter.count) ** Counter.count == 1;
  public static void main(String[] args) {
    assert Counter.count == 1;
  }
}

class Wrong {
  //@ requires acc(Counter.count) ** Counter.count == 2; //~ precondition:false
  public static void main(String[] args) {
    assert Counter.count == 2;
  }
}

// What is mentioned by a predicate, a pure method, or an initialiser is among them.
class Holder {
  static Box box = new Box(Start.first());

  //@ static predicate held() = acc(box) ** box != null ** box.filled(3);

  //@ requires held();
  public static void main(String[] args) {
  }
}

class WrongHolder {
  //@ static predicate held() = acc(Holder.box) ** Holder.box != null ** Holder.box.filled(4);

  //@ requires held(); //~ precondition:predicate
  public static void main(String[] args) {
  }
}

class Box {
  int value;

  //@ predicate filled(int v) = acc(value) ** value == v;

  //@ ensures filled(value);
  Box(int value) {
    this.value = value;
  }
}

class Start {
  static final Box FIRST = new Box(3);

  //@ ensures result == 3;
  static int first() {
    return 3;
  }
}
