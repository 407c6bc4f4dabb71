//: --overflow=unbounded
// The forms of annotations: //@ to the end of the line, /*@ … @*/ and /*@ … */, with or without a leading
// @ on the lines within.
class Forms {
  int x;

  /*@
    @ predicate valid() =
    @   acc(x);
    @*/

  /*@ pure */ int getX()
    /*@ requires valid(); */
  {
    return x;
  }

  /*@
   requires valid();
   ensures valid();
   ensures getX() == v;
  */
  void set(int v) {
    x = v;
  }

  //@ requires valid();
  //@ ensures valid() &&
  //@   getX() == v; //~ postcondition:false [unknown-value]
  void wrong(int v) {
    x = v + 1;
  }
}
