// What is no resource.
class Resources {
  static class R implements AutoCloseable {
    public void close() {
    }
  }

  void assigned() {
    try (R r = new R()) {
      r = null; //~ W0004
    }
  }

  void outOfScope() {
    try (R r = new R()) {
    } finally {
      r.close(); //~ W0003
    }
  }

  void withoutValue() {
    try (R r) { //~ W0002
    }
  }

  void created() {
    try (new R()) { //~ W0002
    }
  }

  void other(Object o) {
    try (o) { //~ W0004
    }
  }

  void twice() {
    R r = null;
    try (R r = null) { //~ W0008
    }
  }

  void annotated() {
    /*@ try (R r = null) { } @*/ //~ W0011
  }
}
