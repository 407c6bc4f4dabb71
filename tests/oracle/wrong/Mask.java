// Booleans and bytes in arrays; a pure method says what is right.
class Mask {
  boolean[] on;
  byte[] level;
  //@ predicate valid() = acc(on) && acc(level) && on != null && level != null && on.length == level.length && on.length == 7 && acc(on[*]) && acc(level[*]) && (\forall int i; 0 <= i && i < 7; on[i] ==> fits(level[i]));

  /*@ pure @*/ static boolean fits(int x) { return 40 <= x && x <= 90; }

  void raise(int i)
    //@ requires valid() && 0 <= i && i < 7;
    //@ ensures valid();
  {
    //@ open valid();
    if (on[i] && level[i] < 91) {
      level[i] = (byte) (level[i] + 1);
    }
    //@ close valid();
  }
}
