// The value of a final field that was assigned in branches, as it is seen by what is called behind them.
class Coin {
  int side;

  static native int toss();
}

class Merged {
  static final int one, two;

  static {
    if (Coin.toss() > 0) {
      one = 1;
    } else {
      one = 2;
    }
    switch (Coin.toss()) {
      case 1:
        two = 1;
        break;
      case 2:
        two = 2;
        break;
      default:
        two = 3;
    }
  }

  static {
    assert one() == 1 || one() == 2;
    assert two() >= 1 && two() <= 3;
  }

  static {
    assert one() == 2; //~ assert:false
  }

  static {
    assert two() == 3; //~ assert:false
  }

  static {
    int again = again();
    assert again == one();
    assert again == 2; //~ assert:false
  }

  /*@ pure @*/ static int one() {
    return one;
  }

  /*@ pure @*/ static int two() {
    return two;
  }

  //@ ensures \result == one;
  static int again() {
    return one;
  }
}

// The heaps of the arms differ, so that their paths go on one after the other.
class Apart {
  static final int drawn;
  static Coin coin;

  static {
    if (Coin.toss() > 0) {
      drawn = 1;
      coin = new Coin();
    } else {
      drawn = 2;
    }
  }

  static {
    assert drawn == 2 || coin != null;
    assert drawn() == 2 || coin != null;
    assert drawn() == 2; //~ assert:false
  }

  /*@ pure @*/ static int drawn() {
    return drawn;
  }
}

class Start {
  static final int drawn;

  static {
    if (Coin.toss() > 0) {
      drawn = 1;
    } else {
      drawn = 2;
    }
  }

  //@ requires drawn == 1 || drawn == 2;
  public static void main(String[] args) {
  }
}

class WrongStart {
  //@ requires Start.drawn == 2; //~ precondition:false
  public static void main(String[] args) {
  }
}
