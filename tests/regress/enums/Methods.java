// What Java declares for each enum.
enum Level {
  LOW,
  MIDDLE,
  HIGH
}

class Methods {
  static void okOrdinal(Level level)
    //@ requires level != null;
  {
    assert 0 <= level.ordinal() && level.ordinal() < 3;
    assert Level.LOW.ordinal() == 0 && Level.HIGH.ordinal() == 2;
    if (level.ordinal() == 1) {
      assert level == Level.MIDDLE;
    }
  }

  static void wrongOrdinal(Level level)
    //@ requires level != null;
  {
    assert level.ordinal() < 2; //~ assert:false
  }

  static void wrongNull(Level level) {
    int n = level.ordinal(); //~ call:null
  }

  static void okName() {
    assert Level.LOW.name() == "LOW";
    assert Level.HIGH.toString() == Level.HIGH.name();
    assert Level.LOW.name() != null;
  }

  static void wrongName(Level level)
    //@ requires level != null;
  {
    assert level.name() == "LOW"; //~ assert:false
  }

  static void okCompare(Level one, Level other)
    //@ requires one != null && other != null;
  {
    assert Level.LOW.compareTo(Level.HIGH) < 0;
    if (one.compareTo(other) == 0) {
      assert one == other;
    }
    assert one.equals(other) == (one == other);
    assert one.hashCode() == one.hashCode();
  }

  static void wrongCompare(Level one, Level other)
    //@ requires one != null && other != null;
  {
    assert one.compareTo(other) <= 1; //~ assert:false
    one.compareTo(null); //~ precondition:false
  }

  static void okValues() {
    Level[] all = Level.values();
    assert all.length == 3 && all[0] == Level.LOW && all[2] == Level.HIGH;
    all[0] = null;
    Level[] again = Level.values();
    assert again != all && again[0] == Level.LOW;
    int n = 0;
    for (Level level : again)
      //@ invariant acc(again[*]) ** 0 <= n <= 1000;
    {
      if (n < 1000) n++;
    }
  }

  static void wrongValues() {
    Level[] all = Level.values();
    assert all[1] == Level.LOW; //~ assert:false
    Level none = all[3]; //~ array:bounds
  }

  // A value is null or one of the constants.
  static int okAll(Level level)
    //@ requires level != null;
    //@ ensures 1 <= \result <= 3;
  {
    if (level == Level.LOW) {
      return 1;
    } else if (level == Level.MIDDLE) {
      return 2;
    } else {
      assert level == Level.HIGH;
      return 3;
    }
  }

  static void wrongAll(Level level) {
    if (level != Level.LOW && level != Level.MIDDLE) {
      assert level == Level.HIGH; //~ assert:false
    }
  }

  static int okUnreachable(Level level)
    //@ requires level != null;
  {
    if (level == Level.LOW) return 1;
    if (level == Level.MIDDLE || level == Level.HIGH) return 2;
    throw new IllegalStateException();
  }

  static int wrongReachable(Level level)
    //@ requires level != null;
  {
    if (level == Level.LOW) return 1;
    if (level == Level.HIGH) return 2;
    throw new IllegalStateException(); //~ exception:uncaught
  }

  static int okSwitch(Level level)
    //@ requires level != null;
    //@ ensures \result == level.ordinal();
  {
    return switch (level) {
      case LOW -> 0;
      case MIDDLE -> 1;
      case HIGH -> 2;
    };
  }

  static int wrongSwitch(Level level)
    //@ requires level != null;
    //@ ensures \result == level.ordinal(); //~ postcondition:false
  {
    return switch (level) {
      case LOW -> 0;
      case MIDDLE -> 2;
      case HIGH -> 2;
    };
  }

  static void okDifferent(Level a, Level b, Level c, Level d)
    //@ requires a != null && b != null && c != null && d != null;
    //@ requires a != b && a != c && b != c;
  {
    assert d == a || d == b || d == c;
  }

  static void wrongDifferent(Level a, Level b, Level c)
    //@ requires a != null && b != null && c != null;
    //@ requires a != b;
  {
    assert c == a || c == b; //~ assert:false
  }
}
