// `refute A;` fails where A follows on all paths that come there.
class Refute {
  void ok(int n, boolean b)
    //@ requires n > 0;
  {
    //@ refute n > 1;
    //@ refute false;
    int k = 0;
    if (b) k = 1;
    //@ refute k == 1;
    if (n > 5) {
      //@ refute n > 6;
    }
  }

  void wrong(int n)
    //@ requires n > 0;
  {
    //@ refute n >= 1; //~ assert:refuted
    //@ refute true; //~ assert:refuted
    if (n < 0) {
      //@ refute false; //~ assert:refuted
    }
  }

  int x;
  //@ requires acc(x);
  //@ ensures acc(x);
  void permissions() {
    //@ refute acc(x) && x == 1;
    //@ refute acc(x); //~ assert:refuted
    x = 1;
    //@ refute acc(x) && x == 1; //~ assert:refuted
  }

  void loop(int n) {
    int i = 0;
    //@ invariant 0 <= i;
    while (i < n) {
      //@ refute i == 0;
      //@ refute i < n; //~ assert:refuted
      i = i + 1;
    }
  }
}
