// Specification words outside annotations are Java names: nothing is declared by them.
class C {
  int x;

  void m() {
    open(); //~ W0003
    assert acc(x); //~ W0006
  }
}
