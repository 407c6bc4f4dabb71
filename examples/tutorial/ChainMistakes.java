class WrongLink {
  int value;
  WrongLink next;

  //@ predicate chain() = acc(value) ** acc(next) ** (next != null ==> next.chain());

  /*@
    @ pure int length()
    @   requires chain();
    @   = 1 + length(); //~ termination:not-decreasing
    @*/

  // A list that ends where it begins would own its first link twice.
  void closeTheCircle()
    //@ requires chain();
    //@ ensures chain(); //~ postcondition:predicate
  {
    next = this;
  }

  void share(WrongLink other)
    //@ requires chain() ** acc(other.next) ** acc(other.value);
    //@ ensures chain() ** other.chain(); //~ postcondition:predicate
  {
    other.next = this;
  }
}
