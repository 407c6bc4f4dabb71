class Quantifiers {
  //@ requires (\forall int i; i > j); //~ W0003
  //@ requires (\forall int i; 0 <= i; i); //~ W0004
  //@ requires (\forall int i, i; i > 0); //~ W0008
  //@ requires (\forall double d; d == d); //~ W0009
  //@ requires (\exists Missing m; m != null); //~ W0003
  //@ requires (\forall boolean b = 0 .. 3; b); //~ W0002
  void m() {
  }

  //@ requires (\forall* int i; 0 <= i; i > 0);
  //@ requires (\num_of int i, j; 0 <= i && i < j; i > 0) == 1; //~ W0009
  void starred() {
  }

  //@ requires a != null && (\forall int i = 0 .. a.length; acc(a[i])); //~ W0006
  void permissions(int[] a) {
  }
}
