package client;

import static one.One.*;
import static other.Other.*;

import one.One;

// Java chooses among the methods of all classes that are imported.
class Client {
  static void wrong() {
    int r = pick("x"); //~ W0009
  }

  static void ok() {
    int r = One.pick("x");
    assert r == 1 && only(3) == 3;
  }
}
