package client;

import static one.Hidden.*;

// What is not accessible has no name here, but annotations may speak of it.
class Names {
  static int sum() {
    return OPEN + INSIDE; //~ W0003
  }

  static int below() {
    return BELOW; //~ W0003
  }

  //@ requires acc(count) && count == 0;
  //@ ensures acc(count) && \result == count + OPEN;
  static int quiet() {
    return OPEN;
  }
}

class Heir extends one.Hidden {
  static int below() {
    return OPEN + BELOW;
  }
}
