// What a switch and its labels need.
class Switch {
  int x;

  int labels(int n, boolean b, String s) {
    switch (n) {
      case 1:
      case 2, 1: //~ W0008
      case 0x2: //~ W0008
      case n: //~ W0004
      case "a": //~ W0004
      case unknown: //~ W0003
      default:
      default: //~ W0008
    }
    switch (s) {
      case "a":
      case "\141": //~ W0008
      case 1: //~ W0004
    }
    switch (b) { //~ W0004
      case true:
    }
    switch (this) { //~ W0004
      default:
    }
    switch (n) {
      case x++: //~ W0005
        break;
      case 2 -> n = 1; //~ W0002
    }
    switch (n) {
      case 1 -> return 1; //~ W0002
      case 2 -> n = 3;
    }
    continue; //~ W0010
  } //~ W0013

  void outside() {
    break; //~ W0010
  }

  void unassigned(int n) {
    int k, m;
    switch (n) {
      case 1:
        int j = 1;
        k = 1;
        m = 1;
        break;
      case 2:
        m = j; //~ W0012
        break;
      default:
        k = 2;
        m = 3;
    }
    n = m;
    n = k; //~ W0012
  }

  void someUnassigned(int n) {
    int k;
    switch (n) {
      case 1 -> k = 1;
      case 2 -> k = 2;
    }
    n = k; //~ W0012
  }

  void fallenUnassigned(int n) {
    int k;
    switch (n) {
      case 1:
        k = 1;
      default:
        n = k; //~ W0012
    }
  }

  void scope(int n) {
    switch (n) {
      case 1:
        int n = 2; //~ W0008
        int j = 3;
      case 2:
        int j = 4; //~ W0008
    }
    j = 5; //~ W0003
  }

  int missing(int n) {
    switch (n) {
      case 1:
        return 1;
      default:
        if (n > 3) break;
        return 2;
    }
  } //~ W0013

  int missingDefault(int n) {
    switch (n) {
      case 1 -> {
        return 1;
      }
    }
  } //~ W0013

  int notMissing(int n) {
    switch (n) {
      case 1:
        n = 2;
      default:
        return 2;
    }
  }

  int values(int n) {
    int a = switch (n) { //~ W0004
      case 1 -> 1;
    };
    int b = switch (n) {
      case 1 -> 1;
      default -> this; //~ W0004
    };
    boolean c = switch (n) {
      case 1 -> 1; //~ W0004
      default -> 2; //~ W0004
    };
    int d = 1 + switch (n) {
      case 1 -> 1;
      default -> { //~ W0009
        n = 1;
        yield 3;
      }
    };
    int e = switch (n) {
      case 1 -> {
        yield true; //~ W0004
      }
      default -> { //~ W0004
        n = 1;
      }
    };
    e = switch (n) { //~ W0004
      case 1:
        yield 1;
    };
    yield 4; //~ W0010
    //@ assert switch (x++) { default -> true; }; //~ W0005
    return switch (n) {
      case 1 -> unknown; //~ W0003
      default -> 2;
    };
  }

  void ghost(int n) {
    //@ switch (n) { default: } //~ W0011
    switch (n) {
      //@ case 1: ; //~ W0011
      default:
    }
    switch (n) {
      case 1:
        n = 1;
        //@ case 2: break; //~ W0011
    }
    n = switch (n) {
      //@ case 1 -> 2; //~ W0011
      default -> 3;
    };
    if (n > 0) {
      switch (n) {
        default -> //@ assert true; //~ W0002
          n = 1;
      }
    }
  }
}
