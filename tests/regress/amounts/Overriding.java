// What a contract binds belongs to it, not to the one that it refines.
class Base {
  int x, y;
  //@ requires acc(x, ?f) && acc(y, ?g);
  //@ ensures acc(x, f) && acc(y, g);
  void m() { }
}
class Swapped extends Base {
  //@ requires acc(y, ?g) && acc(x, ?f);
  //@ ensures acc(x, f) && acc(y, g);
  void m() { }
}
class Crossed extends Base {
  //@ requires acc(y, ?g) && acc(x, ?f);
  //@ ensures acc(x, g) && acc(y, f); //~ postcondition:permission postcondition:permission
  void m() { } //~ override:permission override:permission
}
class Loops {
  int x;
  //@ requires acc(x, ?f);
  //@ ensures acc(x, f) && x == old(x);
  void keeps(int n) {
    int i = 0;
    //@ invariant acc(x, f) && x == old(x);
    while (i < n) { i = i + 1; }
  }
  //@ requires acc(x);
  //@ ensures acc(x, 1/2) && x == 3;
  void reads(int n) {
    x = 3;
    int i = 0;
    //@ invariant acc(x, 1/2) && x == 3;
    while (i < n) { i = i + 1; }
    x = 3;
  }
  //@ requires acc(x);
  void writes(int n) {
    int i = 0;
    //@ invariant acc(x, 1/2);
    while (i < n) { x = i; i = i + 1; } //~ write:permission
  }
  //@ requires acc(x, 1/3);
  void tooMuch(int n) {
    int i = 0;
    //@ invariant acc(x, 1/2); //~ invariant-entry:permission
    while (i < n) { i = i + 1; }
  }
  //@ requires acc(x);
  //@ ensures acc(x);
  void binds(int n) {
    int i = 0;
    //@ invariant acc(x, ?g) && 0 < g;
    while (i < n) { int a = x; i = i + 1; }
  } //~^^^^^ postcondition:permission
}
