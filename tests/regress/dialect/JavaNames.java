//: --overflow=unbounded
// The words of the specification language are ordinary names in Java.
class Names {
  int open;
  int close;
  int requires;
  boolean result;

  //@ predicate valid() = acc(open) && acc(close) && acc(requires) && acc(result);

  void old(int acc)
    //@ requires valid();
    //@ ensures valid();
  {
    open = acc;
    close();
    int use = close;
    int predicate = use + requires;
    result = predicate > 0;
  }

  void close()
    //@ requires valid();
    //@ ensures valid();
  {
    close = open;
    open = 1;
  }

  void wrong(int ensures)
    //@ requires acc(open);
    //@ ensures acc(open) && open == ensures; //~ postcondition:false
  {
    open = ensures + 1;
  }
}
