class C {
  int ok(boolean b) {
    int k;
    if (b) {
      k = 1;
    } else {
      k = 2;
    }
    return k;
  }

  int wrong(boolean b) {
    int k;
    if (b) {
      k = 1;
    }
    return k; //~ W0012
  }

  void wrongAnnotation() {
    int k;
    //@ assert k == k; //~ W0012
    k = 1;
  }
}
