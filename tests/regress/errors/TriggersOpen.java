// A trigger ends as it starts.
class TriggersOpen {
  //@ ghost static pure int f(int n);

  //@ requires (\forall int i; {:f(i)} > 0); //~ W0002
  static void open() { }
}
