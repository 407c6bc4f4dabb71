class Numbers {
  void ok() {
    assert 0x10 == 16;
    assert 0b101 == 5;
    assert 1_000 == 1000;
    assert 017 == 15;
  }

  void wrong() {
    assert 0x10 == 10; //~ assert:false
  }
}
