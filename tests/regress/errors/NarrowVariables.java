// A variable of a quantifier is any integer: one of a narrow type would promise what is not meant.
class NarrowVariables {
  static void formulas() {
    //@ assert (\forall char c; 0 <= c); //~ W0009
    //@ assert (\exists byte b; 1000 < b); //~ W0009
    //@ assert (\sum short s = 0 .. 3; s) == 3; //~ W0009
    //@ assert (\forall int c; 0 <= c && c <= 65535 ==> 0 <= c);
  }

  //@ requires a != null && (\forall* byte i; 0 <= i && i < a.length; acc(a[i])); //~ W0009
  static void permissions(int[] a) {}
}
