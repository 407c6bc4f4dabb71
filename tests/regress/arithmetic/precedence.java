class C {
  void ok(int a, boolean b, boolean c) {
    assert 1 + 2 * 3 == 7;
    assert 10 - 4 - 3 == 3;
    assert 100 / 10 / 5 == 2;
    assert -2 * -3 == 6;
    assert (b || c && !b) == (b || c);
    //@ assert b ==> c ==> b;
    //@ assert b && c ==> c || b;
    //@ assert 0 <= a < 5 ==> a <= 4;
  }

  void wrong() {
    assert 1 + 2 * 3 == 9; //~ assert:false [unknown-value]
  }
}
