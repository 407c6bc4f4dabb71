// The contract of a method without a body stands before its `;`, or before it.
interface BehindMethod {
  int zero(); //@ ensures \result == 0; //~ W0002

  int one() throws IllegalStateException; /*@ ensures \result == 1; @*/ //~ W0002

  int two() //@ ensures \result == 2;
  ;

  //@ ensures \result == 3;
  int three();
  /*@ ensures \result == 4; @*/ int four();
  int five();
}
