//: --overflow=unbounded
// Predicates, pure methods and ghost methods outside of classes.
//@ predicate cell(Cell c, int v) = acc(c.value) && c.value == v;
//@ pure int twice(int n) = n + n;
/*@ ghost void grows(int n)
      requires n > 0;
      ensures twice(n) > n;
    { } @*/
class Cell {
  int value;
  //@ ensures cell(this, 0);
  Cell() { }
  //@ requires cell(this, v);
  //@ ensures cell(this, twice(v));
  void set(int k /*@ ghost int v @*/) { value = value + value; }
  //@ requires n > 0;
  static void use(int n) {
    //@ grows(n);
    //@ assert twice(n) > n;
  }
  static void useNot(int n) {
    //@ grows(n); //~ precondition:false
  }
  //@ requires cell(this, v);
  //@ ensures cell(this, v + 1); //~ postcondition:predicate
  void wrong(/*@ ghost int v @*/) { value = value + 2; }
}
//@ pure int thrice(int n) ensures \result == 3 * n; = n + twice(n);
//@ pure int wrongly(int n) ensures \result == 3 * n; = n + n; //~ postcondition:false
class Other {
  //@ ensures \result == 9;
  int nine() {
    //@ assert thrice(3) == 9;
    return 9;
  }
}
