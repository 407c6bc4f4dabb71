// VerCors' `[p]P()`, the amount before a predicate.
class Scaled {
  int x;

  //@ resource valid() = Perm(x, write);
  //@ resource both(Scaled other) = [1\2]valid() ** other->valid();

  //@ context [1\2]valid();
  //@ ensures \result == (unfolding [1\2]valid() in x);
  int get() {
    //@ unfold [1\2]valid();
    int r = x;
    //@ fold [1\2]valid();
    return r;
  }

  //@ context [1\2]valid();
  void sets() {
    //@ unfold [1\2]valid();
    x = 5; //~ write:permission
  }

  //@ requires [1\2]valid();
  void opensMore() {
    //@ unfold [2\3]valid(); //~ open:predicate
  }

  //@ requires [1\2]this.valid() ** [1\2]this.valid();
  //@ ensures [write]valid();
  void halves() {
  }

  //@ requires [1\4]valid() ** [1\2]valid();
  //@ ensures [write]valid(); //~ postcondition:predicate
  void three() {
  }

  //@ given frac p;
  //@ requires b ==> [p]valid();
  //@ ensures b ==> [p]valid();
  void some(boolean b) {
  }

  //@ context [1\2]valid();
  void passes(boolean b) {
    some(b) /*@ given { p = 1\4 } @*/;
  }

  //@ context [1\2]valid();
  void passesTooMuch(boolean b) {
    some(b) /*@ given { p = 3\4 } @*/; //~ precondition:predicate
  }

  //@ requires other != null ** both(other);
  //@ ensures other.valid() ** [1\2]valid();
  void opens(Scaled other) {
    //@ unfold both(other);
  }

  //@ context xs != null && xs.length > 0 ** Perm(xs[*], 1\2);
  //@ context (\forall* int i = 0 .. xs.length; {:[1\2]xs[i].valid():});
  static void ofElements(Scaled[] xs) {
    //@ unfold [1\2]xs[0].valid();
    int r = xs[0].x;
    //@ fold [1\2]xs[0].valid();
  }

  //@ requires xs != null && xs.length > 0 ** Perm(xs[*], 1\2);
  //@ requires (\forall* int i = 0 .. xs.length; {:[1\2]xs[i].valid():});
  static void writesElements(Scaled[] xs) {
    //@ unfold [1\2]xs[0].valid();
    xs[0].x = 1; //~ write:permission
  }

  // No amount: a sequence.
  //@ requires |s| == 2 ==> [1, 2] == s;
  static void list(/*@ ghost seq<int> s @*/) {
  }
}
