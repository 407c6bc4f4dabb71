// An override without a contract throws what it says itself, unless the contract that it has from above says
// what leaves.
class Narrowed {
  static class Failure extends Exception {
  }

  static class Upper {
    void any() throws Exception {
    }

    //@ signals (Failure e) true;
    void failing() throws Failure {
    }
  }

  static class Lower extends Upper {
    void any() {
    }

    void failing() throws Failure {
      throw new Failure();
    }
  }

  static class Lowest extends Lower {
    void any() {
      throw new IllegalStateException(); //~ exception:uncaught
    }
  }

  static void ok(Lower lower) //
    //@ requires lower != null;
  {
    lower.any();
  }

  static void wrongAbove(Upper upper) throws Exception //
    //@ requires upper != null;
    //@ signals (Failure e) true;
  {
    upper.any(); //~ exception:uncaught
  }

  static void wrong(Lower lower) //
    //@ requires lower != null;
    //@ signals (RuntimeException e) true;
  {
    try {
      lower.failing();
      lower.any();
    } catch (Failure e) {
      assert false; //~ assert:false
    }
  }
}
