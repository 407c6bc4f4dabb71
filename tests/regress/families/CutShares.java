// Shares of one family that were cut from families of other lengths: outside of what both hold they say nothing of each other.
class Cell { int f; }
abstract class CutShares {
  //@ requires b != null && b.length == 20 && (\forall* int i = 0 .. 20; acc(b[i], 1\4)) && (\forall int i = 0 .. 20; b[i] != null) && (\forall int i = 0..20; \forall int j = 0..20; i != j ==> b[i] != b[j]) && (\forall* int i = 0 .. 10; acc(b[i].f, 1\2));
  //@ ensures (\forall* int i = 0 .. 20; acc(b[i], 1\4)) && (\forall int i = 0 .. 20; b[i] != null) && (\forall int i = 0..20; \forall int j = 0..20; i != j ==> b[i] != b[j]) && (\forall* int i = 0 .. 10; acc(b[i].f, 1\2));
  abstract void low(Cell[] b);

  //@ requires b != null && b.length == 20 && (\forall* int i = 0 .. 20; acc(b[i], 1\4)) && (\forall int i = 0 .. 20; b[i] != null) && (\forall int i = 0..20; \forall int j = 0..20; i != j ==> b[i] != b[j]) && (\forall* int i = 10 .. 20; acc(b[i].f, 1\2));
  //@ ensures (\forall* int i = 0 .. 20; acc(b[i], 1\4)) && (\forall int i = 0 .. 20; b[i] != null) && (\forall int i = 0..20; \forall int j = 0..20; i != j ==> b[i] != b[j]);
  abstract void high(Cell[] b);

  //@ requires b != null && b.length == 20 && (\forall* int i = 0 .. 20; acc(b[i], 1\2)) && (\forall int i = 0 .. 20; b[i] != null) && (\forall int i = 0..20; \forall int j = 0..20; i != j ==> b[i] != b[j]) && (\forall* int i = 0 .. 20; acc(b[i].f));
  void m(Cell[] b, boolean go) {
    int old = b[15].f;
    low(b);
    b[15].f = 99;
    //@ assert b[15].f == 99;
    //@ loop_invariant (\forall* int i = 0 .. 20; acc(b[i], 1\2)) && (\forall int i = 0 .. 20; b[i] != null) && (\forall int i = 0..20; \forall int j = 0..20; i != j ==> b[i] != b[j]) && (\forall* int i = 0 .. 20; acc(b[i].f, 1\2)) && b[15].f == 99;
    while (go) {
      high(b);
      break;
    }
    if (go) {
      int x = b[3].f;
      //@ assert old == 99; //~ assert:false
    }
  }
}
