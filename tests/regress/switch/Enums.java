// A switch over an enum.
class Enums {
  enum Color { RED, GREEN, BLUE }

  int ok(Color c)
    //@ requires c != null;
    //@ ensures c == Color.RED ==> \result == 1;
    //@ ensures c == Color.GREEN || c == Color.BLUE ==> \result == 2;
  {
    switch (c) {
      case RED:
        return 1;
      case GREEN:
      case BLUE:
        return 2;
    }
    return 3;
  }

  int wrong(Color c)
    //@ requires c != null;
    //@ ensures c == Color.GREEN ==> \result == 1; //~ postcondition:false
  {
    switch (c) {
      case RED:
        return 1;
      default:
        return 2;
    }
  }

  // There are no others.
  int okAll(Color c)
    //@ requires c != null;
    //@ ensures \result != 0;
  {
    int r = 0;
    switch (c) {
      case RED -> r = 1;
      case GREEN -> r = 2;
      case BLUE -> r = 3;
    }
    return r;
  }

  int wrongNotAll(Color c)
    //@ requires c != null;
    //@ ensures \result != 0; //~ postcondition:false
  {
    int r = 0;
    switch (c) {
      case RED -> r = 1;
      case BLUE -> r = 3;
    }
    return r;
  }

  void wrongNull(Color c) {
    switch (c) { //~ call:null
      default:
    }
  }

  int okValue(Color c)
    //@ requires c != null;
    //@ ensures (\result == 3) == (c == Color.BLUE);
  {
    return switch (c) {
      case RED -> 1;
      case GREEN -> 2;
      case BLUE -> 3;
    };
  }

  int wrongValue(Color c)
    //@ requires c != null;
    //@ ensures \result == 3; //~ postcondition:false
  {
    return switch (c) {
      case RED -> 1;
      case GREEN -> 2;
      case BLUE -> 3;
    };
  }

  int wrongNullValue(Color c) {
    return switch (c) { //~ call:null
      case RED -> 1;
      default -> 2;
    };
  }
}
