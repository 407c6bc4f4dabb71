// What was closed under one condition is not taken for closed under another.
class Closings {
  int x;
  boolean flag;

  //@ predicate small() = acc(x) ** acc(flag) ** (flag ==> x < 10);

  /*@ pure @*/ int value()
    //@ requires small();
  {
    return x;
  }

  void both(boolean b)
    //@ requires acc(x) ** acc(flag) ** flag;
    //@ ensures acc(x) ** acc(flag);
  {
    if (x < 10) {
      //@ assert value() == x;
    }
    //@ assert value() == x; //~ precondition:predicate
    if (b) {
      flag = false;
      //@ assert value() == x;
    }
    //@ assert b ==> value() == x;
    //@ assert !b ==> x < 10;
  }

  void apart(boolean b)
    //@ requires acc(x) ** acc(flag) ** flag;
    //@ ensures acc(x) ** acc(flag);
  {
    //@ assert x < 10 ==> value() == x;
    //@ assert x < 20 ==> value() == x; //~ precondition:predicate
  }
}
