//: --overflow=unbounded
// soundness-cases, objects: what a predicate promises is checked where it is closed, not assumed.
class Even {
  int n;

  //@ predicate valid() = acc(n) && n % 2 == 0;

  Even()
    //@ ensures valid();
  {
    n = 0;
  }

  void ok()
    //@ requires valid();
    //@ ensures valid();
  {
    n = n + 2;
  }

  void wrong()
    //@ requires valid();
    //@ ensures valid(); //~ postcondition:predicate
  {
    n = n + 1;
  }
}
