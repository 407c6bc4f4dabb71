class C {
  double d; //~ W0009
  long l; //~ W0009

  void m() {
    synchronized (this) { //~ W0009
    }
    try { //~ W0009
    } finally {
    }
  }
}
