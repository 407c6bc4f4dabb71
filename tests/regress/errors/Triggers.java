// A trigger stands in a quantifier, and is a part of what that says.
class Triggers {
  //@ ghost static pure int f(int n);

  //@ requires {:f(1):} > 0; //~ W0010
  static void outside() { }

  //@ requires (\forall int i; {:f(i):} > 0) && {:f(1):} > 0; //~ W0010
  static void behind() { }

  //@ requires (\forall int i; {:f(true):} > 0); //~ W0004
  static void illTyped() { }

  //@ requires (\forall int i; {:j:} > 0); //~ W0003
  static void unknown() { }
}
