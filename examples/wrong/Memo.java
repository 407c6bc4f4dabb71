// Mistakes with a memoised function: an answer is kept for another question, and one is taken that is not there.
class Triangle {
  int lastArgument;
  int lastResult;
  boolean isFilled;

  //@ static pure int triangle(int n) = n * (n + 1) / 2;

  /*@ predicate cache() =
    @   acc(lastArgument) ** acc(lastResult) ** acc(isFilled) **
    @   (isFilled ==> 0 <= lastArgument && lastResult == triangle(lastArgument));
    @*/

  int keep(int n, int result)
    //@ requires cache() && 0 <= n && result == triangle(n);
    //@ ensures cache() && \result == result; //~ postcondition:predicate [given-away]
  {
    lastResult = result; // for which argument?
    isFilled = true;
    return result;
  }

  int get(int n)
    //@ requires cache() && 0 <= n && n <= 40000;
    //@ ensures cache() && \result == triangle(n); //~ postcondition:false [unknown-value]
  {
    if (lastArgument == n) { // it may be 0 because nothing is there
      return lastResult;
    }
    return n * (n + 1) / 2;
  }
}
