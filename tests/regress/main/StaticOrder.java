// A class is initialised behind those whose final fields it reads.
class First {
  static Object seen = Second.made;
  static Object other = new Object();

  //@ requires acc(seen) && seen == Second.made && acc(other) && other != Second.made;
  public static void main(String[] args) {
    assert seen != null;
  }
}

class Second {
  static final Object made = new Object();
}

class Wrong {
  static Object seen = Third.made;

  //@ requires acc(seen) && seen != Third.made; //~ precondition:false
  public static void main(String[] args) {
  }
}

class Third {
  static final Object made = new Object();
}
