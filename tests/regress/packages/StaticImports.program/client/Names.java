package client;

import static one.Hidden.*;

// Annotations may speak of what is not accessible here.
class Names {
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
