// Within an annotation, too, a declared name wins over a word of the language where both readings parse;
// \result and \old are always the language's.
class Wins {
  int result;

  int ok()
    //@ requires acc(result);
    //@ ensures acc(result) && result == 1 && \result == 2;
  {
    result = 1;
    return 2;
  }

  int wrong()
    //@ requires acc(result);
    //@ ensures acc(result) && result == 2; //~ postcondition:false
  {
    result = 1;
    return 2;
  }
}
