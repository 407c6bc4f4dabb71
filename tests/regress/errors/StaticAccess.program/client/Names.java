package client;

import static one.Hidden.*;

// What is not accessible has no name here.
class Names {
  static int sum() {
    return OPEN + INSIDE; //~ W0003
  }

  static int below() {
    return BELOW; //~ W0003
  }
}
