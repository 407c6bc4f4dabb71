// Annotation comments inside ordinary comments are not annotations.
class Plain {
  int x;

  // //@ requires false;
  /* //@ requires false; */
  /* a comment /*@ requires false; */
  // a comment /*@ requires false; @*/
  //  @ requires false;
  /** @ requires false; */
  int ok()
    //@ ensures \result == 1; // an ordinary comment within: requires false;
  {
    return 1;
  }

  // //@ ensures false;
  int wrong()
    //@ ensures \result == 1; //~ postcondition:false
  {
    return 2;
  }
}
