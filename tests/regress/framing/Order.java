// soundness-cases: permissions to the right of a test do not frame the test.
class C {
  int x;
  boolean b;

  void ok()
    //@ requires acc(b) && (b ? acc(x) && x == 1 : true);
    //@ ensures acc(b);
  {
  }

  void wrong()
    //@ requires acc(b) && (b ? acc(x) : true) && x == 1; //~ contract:permission
  {
  }

  void wrongTest()
    //@ requires (b ? acc(x) : true) && acc(b); //~ contract:permission
  {
  }
}
