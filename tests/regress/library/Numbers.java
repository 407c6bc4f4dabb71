class Numbers {
  //@ ensures result >= a && result >= b;
  //@ ensures result == a || result == b;
  int okMax(int a, int b) {
    return Math.max(a, b);
  }

  //@ ensures result > a;
  int wrongMax(int a, int b) {
    return Math.max(a, b); //~^^ postcondition:false
  }

  //@ ensures result >= 0;
  int okAbs(int a) {
    return a == Integer.MIN_VALUE ? 0 : Math.abs(a);
  }

  int wrongAbs(int a) {
    return Math.abs(a); //~ precondition:false
  }

  void okConstants() {
    assert Integer.MAX_VALUE == 2147483647;
    assert Integer.MIN_VALUE + Integer.MAX_VALUE == -1;
    assert Long.MAX_VALUE > Integer.MAX_VALUE;
  }

  void wrongConstants() {
    assert Integer.MAX_VALUE > 2147483647; //~ assert:false
  }

  void okPrint(int n, String text) {
    System.out.println(n);
    System.out.println(text);
    System.err.print("done");
  }

  void wrongPrint() {
    System.out.println(1);
    assert false; //~ assert:false
  }
}
