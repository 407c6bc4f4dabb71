// Static members and what Java allows of them, or Warrant does not support.
class Static {
  static int count;
  int x;
  Static next;

  static int twice(int n) {
    return n;
  }

  Static bump()
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    x++;
    return this;
  }

  //@ predicate valid() = acc(x);
  //@ static predicate total() = acc(count);
  //@ static predicate wrongThis() = acc(this.x); //~ W0010
  //@ static predicate wrongField() = acc(x); //~ W0010
  //@ static predicate wrongPredicate() = valid(); //~ W0010
  //@ static predicate right(Static s) = acc(s.x);

  //@ requires Static.valid(); //~ W0010
  //@ requires acc(Static.x); //~ W0010
  //@ ensures acc(Static.nothing); //~ W0003
  static void classes() {
  }

  {
    //@ join acc(x); //~ W0010
  }

  static {
    //@ join acc(count); //~ W0010
  }

  /*@ static { } @*/ //~ W0011
}
