// Contracts stand before the header, after it, or on both sides.
class Placement {
  int x;

  //@ requires acc(x);
  //@ ensures acc(x) && x == 1;
  void before() {
    x = 1;
  }

  void after()
    //@ requires acc(x);
    //@ ensures acc(x) && x == 1;
  {
    x = 1;
  }

  //@ requires acc(x);
  void both()
    //@ ensures acc(x) && x == 1;
  {
    x = 1;
  }

  //@ requires acc(x);
  public void wrong() //@ ensures acc(x) && x == 1; //~ postcondition:false
  {
    x = 2;
  }
}
