// A memoised function: the cache owns its last question and answer, and an answer that is there is the right one.
// Looking it up changes the cache; what it says does not depend on whether it was there.
class Triangle {
  int lastArgument;
  int lastResult;
  boolean isFilled;

  // What is computed: mathematical numbers, in ghost code only.
  //@ static pure int triangle(int n) = n * (n + 1) / 2;

  /*@ predicate cache() =
    @   acc(lastArgument) ** acc(lastResult) ** acc(isFilled) **
    @   (isFilled ==> 0 <= lastArgument && lastResult == triangle(lastArgument));
    @*/

  Triangle()
    //@ ensures cache();
  {
  }

  int get(int n)
    //@ requires cache() && 0 <= n && n <= 40000;
    //@ ensures cache() && \result == triangle(n);
  {
    if (isFilled && lastArgument == n) {
      return lastResult;
    }
    int result = compute(n);
    lastArgument = n;
    lastResult = result;
    isFilled = true;
    return result;
  }

  static int compute(int n)
    //@ requires 0 <= n && n <= 40000;
    //@ ensures \result == triangle(n);
  {
    return n * (n + 1) / 2;
  }

  void forget()
    //@ requires cache();
    //@ ensures cache();
  {
    isFilled = false;
  }
}

class MemoClient {
  public static void main(String[] args) {
    Triangle memo = new Triangle();
    int first = memo.get(100);
    int second = memo.get(100);
    assert first == second && first == 5050;
    memo.forget();
    int third = memo.get(100);
    assert third == first;
  }
}
