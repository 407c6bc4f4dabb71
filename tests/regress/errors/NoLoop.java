// A loop over what has no elements, where a pattern was met before.
class NoLoop {
  static void m(Object o) {
    if (!(o instanceof String s)) {
      return;
    }
    for (int x : 3) { //~ W0004
    }
    for (int y = 1 : new int[2]) { //~ W0002
    }
  }
}
