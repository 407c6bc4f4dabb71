// Why a permission is missing of which there is some.
class Cause {
  int x;
  //@ predicate cell() = acc(x);
  //@ requires acc(x, 1/2);
  void writes() { x = 1; } //~ write:permission [amount]
  //@ requires acc(x, 1/3);
  //@ ensures acc(x, 1/2); //~ postcondition:permission [amount]
  void gives() { }
  //@ requires acc(cell(), 1/2);
  void opens() {
    //@ open cell(); //~ open:predicate [amount]
  }
  //@ requires acc(x);
  //@ ensures acc(x); //~ postcondition:permission [given-away]
  void lends() { takesHalf(); }
  //@ requires acc(x, 1/2);
  void takesHalf() { }
}
