// What gets less in a recursion is a small constant, and other arguments are not: it is followed to its end.
class NearTheEnd {
  /*@ static pure int pow(int b, int e)
    @   requires 0 <= e;
    @   decreases e;
    @   = e == 0 ? 1 : b * pow(b, e - 1); @*/

  //@ requires 0 <= e;
  //@ ensures e == 1 ==> \result == pow(b, e);
  //@ ensures e == 0 ==> \result == pow(b, e); //~ postcondition:false
  static int one(int b, int e) {
    return b;
  }

  //@ requires e == 1;
  //@ ensures \result == pow(b, e);
  static int given(int b, int e) {
    return b;
  }

  //@ requires 0 <= b && b < 100;
  //@ ensures \result == pow(b, 2);
  //@ ensures \result == pow(b, 3); //~ postcondition:false
  static int square(int b) {
    return b * b;
  }
}
