// Switch expressions with cases that are blocks, throw, or are switches themselves, where they are all that a statement
// returns or assigns.
class Yields {
  enum Light { RED, YELLOW, GREEN }

  enum Button { GO, HALT }

  int count;

  static int value(Light light)
    //@ requires light != null;
    //@ ensures \result == (light == Light.RED ? 1 : light == Light.YELLOW ? 2 : 3);
  {
    return switch (light) {
      case RED -> 1;
      case YELLOW -> {
        int one = 1;
        yield one + 1;
      }
      case GREEN -> 3;
    };
  }

  static int wrongValue(Light light)
    //@ requires light != null;
    //@ ensures \result != 3; //~ postcondition:false
  {
    return switch (light) {
      case RED -> 1;
      case YELLOW -> {
        yield 2;
      }
      case GREEN -> 3;
    };
  }

  static Light next(Light light, Button button)
    //@ requires light != null && button != null;
    //@ ensures \result == (light == Light.RED ? Light.GREEN : light == Light.GREEN ? Light.YELLOW : Light.RED);
    //@ ensures light != Light.RED || button == Button.GO;
    //@ signals (IllegalStateException e) light == Light.RED && button == Button.HALT;
  {
    return switch (light) {
      case RED -> switch (button) {
        case GO -> Light.GREEN;
        default -> throw new IllegalStateException("red");
      };
      case GREEN -> Light.YELLOW;
      case YELLOW -> Light.RED;
    };
  }

  static Light wrongNext(Light light)
    //@ requires light != null;
    //@ ensures light != Light.RED;
    //@ signals (IllegalStateException e) light == Light.GREEN; //~ postcondition:false
  {
    Light next = switch (light) {
      case RED -> throw new IllegalStateException("red");
      default -> light;
    };
    return next;
  }

  static void wrongThrow(int n) {
    int m = switch (n) {
      case 0 -> throw new IllegalStateException("zero"); //~ exception:uncaught
      default -> 1;
    };
    assert m == 1;
  }

  // The cases may have effects, and jumps within them go where they went.
  void effects(int n)
    //@ requires acc(count);
    //@ ensures acc(count) ** count == (n == 1 ? 13 : n == 2 ? 7 : 8);
  {
    count = 3;
    count = switch (n) {
      case 1:
        count = 10;
      case 3:
        if (n == 3) yield 8;
        yield count + 3;
      case 2: {
        for (int i = 0; ; i++)
          //@ invariant acc(count) ** 0 <= i && i <= 7;
        {
          if (i == 7) yield i;
        }
      }
      default: {
        int inner = switch (n) {
          case 4 -> {
            yield 4;
          }
          default -> 5;
        };
        yield inner == 4 ? 8 : 8;
      }
    };
  }

  void wrongEffects(int n)
    //@ requires acc(count);
    //@ ensures acc(count) ** count == 3; //~ postcondition:false
  {
    this.count = switch (n) {
      case 1 -> {
        count = 4;
        yield count;
      }
      default -> 3;
    };
  }

  static int loops(int n)
    //@ requires 0 <= n && n < 100;
    //@ ensures \result == n;
  {
    int i = 0;
    while (i < n)
      //@ invariant 0 <= i && i <= n;
    {
      int step = switch (i) {
        case 50 -> {
          i--;
          yield 2;
        }
        default -> 1;
      };
      i += step;
    }
    return i;
  }

  static int wrongLoops(int n)
    //@ requires 0 <= n && n < 100;
  {
    int i = 0, other = 0;
    while (i < n)
      //@ invariant 0 <= i && i <= n;
    {
      assert other == 0; //~ assert:false
      i = switch (i) {
        case 50 -> {
          other = 1;
          yield 51;
        }
        default -> i + 1;
      };
    }
    return i;
  }

  static int caught(int n)
    //@ ensures \result == (n == 0 ? -1 : 2);
  {
    try {
      int m = switch (n) {
        case 0 -> throw new IllegalArgumentException("zero");
        default -> {
          try {
            yield 1;
          } finally {
            n = 1;
          }
        }
      };
      return m + n;
    } catch (IllegalArgumentException e) {
      return -1;
    }
  }

  /*@ pure @*/ static int sign(int n) {
    return switch (n) {
      case 0 -> 0;
      default -> {
        if (n < 0) yield -1;
        yield 1;
      }
    };
  }

  static void signs() {
    assert sign(-5) == -1 && sign(0) == 0;
    assert sign(3) == -1; //~ assert:false
  }

  static byte converted(int n)
    //@ ensures \result == 1 || \result == 2;
  {
    byte b = switch (n) {
      case 0 -> {
        yield 1;
      }
      default -> 2;
    };
    return b;
  }

  static void wrongNull(Light light) {
    int n = switch (light) { //~ call:null
      case RED -> 1;
      default -> throw new IllegalStateException(); //~ exception:uncaught
    };
  }
}
