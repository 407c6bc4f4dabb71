// Which clause takes an exception that is made, thrown as another type says, or thrown again; right beside wrong.
class FirstError extends RuntimeException {
}

class SecondError extends FirstError {
}

class ThirdError extends SecondError {
}

class CatchOrder {
  static int taken(int k)
    //@ ensures result == (k == 0 ? 2 : k == 1 ? 1 : k == 2 ? 3 : k == 3 ? 3 : k == 4 ? 4 : 0);
  {
    try {
      if (k == 0) throw new SecondError();
      if (k == 1) throw new ThirdError();
      if (k == 2) throw new FirstError();
      if (k == 3) throw new IllegalStateException();
      if (k == 4) throw new Error("x");
      return 0;
    } catch (ThirdError e) {
      return 1;
    } catch (SecondError e) {
      return 2;
    } catch (FirstError | IllegalStateException e) {
      return 3;
    } catch (Throwable t) {
      return 4;
    }
  }

  static int takenWrong(int k)
    //@ ensures k == 1 ==> result == 2; //~ postcondition:false
  {
    try {
      if (k == 1) throw new ThirdError();
      return 0;
    } catch (ThirdError e) {
      return 1;
    } catch (SecondError e) {
      return 2;
    }
  }

  static int byItsClass(int k)
    //@ ensures result == (k > 0 ? 1 : 2);
  {
    RuntimeException e = k > 0 ? new ThirdError() : new FirstError();
    try {
      throw e;
    } catch (SecondError second) {
      return 1;
    } catch (RuntimeException other) {
      assert other == e;
      return 2;
    }
  }

  static int byItsClassWrong(int k)
    //@ ensures result == 2; //~ postcondition:false
  {
    RuntimeException e = k > 0 ? new ThirdError() : new FirstError();
    try {
      throw e;
    } catch (SecondError second) {
      return 1;
    } catch (RuntimeException other) {
      return 2;
    }
  }

  static int again()
    //@ ensures result == 12;
  {
    int steps = 0;
    try {
      try {
        throw new ThirdError();
      } catch (SecondError e) {
        steps = 1;
        throw e;
      } finally {
        steps = steps * 10 + 2;
      }
    } catch (ThirdError e) {
      return steps;
    } catch (SecondError e) {
      return -1;
    }
  }

  static int againWrong()
    //@ ensures result == 1; //~ postcondition:false
  {
    int steps = 0;
    try {
      try {
        throw new ThirdError();
      } catch (SecondError e) {
        steps = 1;
        throw e;
      } finally {
        steps = steps * 10 + 2;
      }
    } catch (ThirdError e) {
      return steps;
    }
  }
}
