// What annotations outside of classes cannot declare; and code does not see what they declare.
//@ pure int twice(int n) = n + n;
//@ ghost int field; //~ W0010
//@ void plain() { } //~ W0011
class GhostOutside {
  int code() { return twice(3); } //~ W0011
  //@ requires twice(2) == 4 && thrice(1) == 3; //~ W0003
  void contract() { }
}
