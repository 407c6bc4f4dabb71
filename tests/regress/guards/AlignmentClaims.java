// What one arm opens, and the other does not, is no more than it was: shares, arguments, lengths, what is held twice.
class AlignmentClaims {
  int v;
  AlignmentClaims next;
  //@ predicate p(int k) = acc(v) ** v == k;
  //@ predicate q() = acc(v) ** acc(next) ** (next != null ==> next.q());
  //@ predicate list(int n) = acc(v) ** acc(next) ** n >= 0 ** (next == null ? n == 0 : next.list(n - 1));

  void wrongArgument(boolean c)
    //@ requires p(3);
    //@ ensures p(3); //~ postcondition:predicate
  { if (c) v = 4; }

  void wrongHalf(boolean c)
    //@ requires acc(p(3), 1/2);
    //@ ensures acc(p(3), 1/2);
  { if (c) { int x = v; } v = 3; } //~ write:permission

  void halves(boolean c, boolean d)
    //@ requires acc(p(3), 1/2);
    //@ ensures acc(p(3), 1/2);
  { int x = 0; if (c) x = v; if (d) x = x - v; assert -3 <= x && x <= 3; }

  void wrongHalves(boolean c)
    //@ requires acc(q(), 1/2);
    //@ ensures q(); //~ postcondition:predicate
  { int x = 0; if (c) x = v; }

  void wrongLength(boolean c, int n)
    //@ requires list(n);
    //@ ensures list(n); //~ postcondition:predicate
  { if (c) { AlignmentClaims k = new AlignmentClaims(); k.next = next; next = k; } }

  void wrongTwice(boolean c, boolean d)
    //@ requires q();
    //@ ensures q() ** (next != null ==> next.q()); //~ postcondition:predicate
  { if (c) v = 1; if (d && next != null) next.v = 2; }

  void wrongTaken(boolean c, AlignmentClaims o)
    //@ requires q() ** (o != null ==> o.q());
    //@ ensures q() ** (o != null ==> o.q()); //~ postcondition:predicate
  { if (c) { next = o; } else { v = 2; } }

  void wrongValue(boolean c, boolean d)
    //@ requires p(3);
    //@ ensures p(4); //~ postcondition:predicate
  { if (c) v = 4; if (d) v = 4; }

  void rightValue(boolean c)
    //@ requires p(3);
    //@ ensures p(4);
  { if (c) v = 4; if (!c) v = 4; }
}
