class C {
  void m() {
    synchronized (this) { //~ W0009
    }
    try { //~ W0009
    } finally {
    }
  }
}
