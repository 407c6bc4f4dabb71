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

  // What is named is a final field, or a variable that is assigned once.
  R field;
  final R kept = new R();

  void reassigned(R r) {
    try (r) { //~ W0004
      r = null;
    }
  }

  void assignedBefore() {
    R r = new R();
    r = new R();
    try (r) { //~ W0004
    }
  }

  void assignedBehind(R r) {
    try (r) { //~ W0004
    }
    r = null;
  }

  void ofField() {
    try (field) { //~ W0004
    }
    try (kept) {
    }
  }

  void okAssignedOnce(boolean b, R s) {
    R r;
    if (b) r = s; else r = new R();
    try (r; s) {
    }
  }
}
