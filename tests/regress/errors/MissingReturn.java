class C {
  int ok(boolean b) {
    if (b) {
      return 1;
    } else {
      return 2;
    }
  }

  int wrong(boolean b) {
    if (b) {
      return 1;
    }
  } //~ W0013
}
