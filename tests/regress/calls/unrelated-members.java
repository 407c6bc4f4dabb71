// A verdict does not depend on what else the class declares.
class C {
  int x;

  void first()
    //@ requires acc(x);
    //@ ensures acc(x) && x == 1;
  {
    x = 1;
  }

  void broken()
    //@ requires acc(x);
    //@ ensures acc(x) && x == 1; //~ postcondition:false
  {
    x = 2;
  }

  void last()
    //@ requires acc(x);
    //@ ensures acc(x) && x == 1;
  {
    broken();
  }
}
