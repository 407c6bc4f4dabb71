class C {
  void ok() {
    int i = 1;
    int a = i++;
    int b = ++i;
    int c = i-- - --i;
    assert a == 1 && b == 3 && i == 1;
    assert c == 2;
  }

  void wrong() {
    int i = 1;
    int a = i++ + i;
    assert a == 2; //~ assert:false
  }
}
