// Measures are integers, one for each method, and have no effects.
class Measures {
  int x;

  //@ decreases n > 0; //~ W0004
  void notNumber(int n) {
  }

  //@ decreases n;
  //@ decreases n + 1; //~ W0008
  void twice(int n) {
  }

  //@ requires acc(x);
  //@ decreases x++; //~ W0005
  void effect() {
  }

  //@ requires acc(x);
  //@ decreases \old(x); //~ W0010
  void old() {
  }

  //@ decreases \result; //~ W0010
  int result() {
    return 1;
  }

  //@ decreases acc(x); //~ W0006
  void permission() {
  }
}
