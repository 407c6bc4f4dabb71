class C {
  void m() {
    synchronized (this) { //~ W0009
    }
    try (this) { //~ W0002
    } finally {
    }
  }
}
