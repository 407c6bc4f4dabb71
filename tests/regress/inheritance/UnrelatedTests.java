// An annotation may say of an object that it is of no class that it cannot be of.
class UnrelatedTests {
  int n;

  UnrelatedTests() {
    n = 1;
    //@ assert this instanceof UnrelatedTests;
    //@ assert !(this instanceof Other);
  }

  //@ requires o != null;
  void wrong(Other o) {
    //@ assert !(o instanceof UnrelatedTests);
    //@ assert o instanceof UnrelatedTests; //~ assert:false
  }

  void arrays(String s, int[] a) {
    //@ assert !(s instanceof int[]);
    //@ assert s instanceof int[]; //~ assert:false
  }

  void nullIsNone(Other o) {
    //@ assert !(o instanceof UnrelatedTests);
  }
}

class Other {
}
