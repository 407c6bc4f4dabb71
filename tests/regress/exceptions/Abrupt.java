//: --overflow=unbounded
// What is on its way out, and what `finally` and nested statements make of it.
@SuppressWarnings("finally")
class Abrupt {
  int x;

  //@ signals (IllegalStateException e) n == 1;
  //@ ensures n != 1;
  static void fail(int n) {
    if (n == 1) throw new IllegalStateException();
  }

  // break and continue in `finally` drop the exception, and the result.
  int okBreak(int n)
    //@ ensures \result == 3;
  {
    while (true)
      //@ invariant true;
    {
      try {
        fail(n);
        return 1;
      } finally {
        break;
      }
    }
    return 3;
  }

  int wrongBreak(int n)
    //@ ensures n != 1 ==> \result == 1; //~ postcondition:false [unknown-value]
  {
    while (true)
      //@ invariant true;
    {
      try {
        fail(n);
        return 1;
      } finally {
        break;
      }
    }
    return 3;
  }

  int okContinue(int n)
    //@ requires n >= 0;
    //@ ensures \result == 0;
  {
    while (n > 0)
      //@ invariant n >= 0;
    {
      try {
        n--;
        if (n == 5) throw new IllegalStateException();
        if (n == 3) return 17;
        if (n == 2) break;
      } finally {
        continue;
      }
    }
    return n;
  }

  int wrongContinue(int n)
    //@ requires n >= 0;
    //@ ensures \result == 0;
  {
    while (n > 0)
      //@ invariant n >= 0; //~ invariant-body:false [changed]
    {
      try {
        n--;
        if (n == 5) throw new IllegalStateException();
        n++;
      } finally {
        n = n - 2;
        continue;
      }
    }
    return n; 
  }

  // Nested: the outer `finally` sees what the inner one made of it.
  int okNested(int n)
    //@ ensures \result == (n == 1 ? 20 : 10);
  {
    try {
      try {
        fail(n);
        return 1;
      } finally {
        if (n != 1) return 10;
      }
    } catch (IllegalStateException e) {
      return 20;
    }
  }

  int wrongNested(int n)
    //@ ensures \result == (n == 1 ? 20 : 1); //~ postcondition:false [unknown-value]
  {
    try {
      try {
        fail(n);
        return 1;
      } finally {
        if (n != 1) return 10;
      }
    } catch (IllegalStateException e) {
      return 20;
    }
  }

  int okOuter(int n)
    //@ requires acc(x);
    //@ ensures acc(x) && x == 2 && \result == 0;
  {
    try {
      try {
        return x = 0;
      } finally {
        x = 1;
      }
    } finally {
      x++;
    }
  }

  int wrongOuter(int n)
    //@ requires acc(x);
    //@ ensures acc(x) && x == 1; //~ postcondition:false [changed]
  {
    try {
      try {
        return x = 0;
      } finally {
        x = 1;
      }
    } finally {
      x++;
    }
  }

  // The exception of an inner `finally` takes the place of the one on its way, and of a result.
  int okReplaced(int n)
    //@ ensures \result == 2;
  {
    try {
      try {
        fail(n);
        return 1;
      } finally {
        throw new IllegalArgumentException();
      }
    } catch (IllegalStateException e) {
      return 1;
    } catch (IllegalArgumentException e) {
      return 2;
    }
  }

  int wrongReplaced(int n)
    //@ ensures n == 1 ==> \result == 1; //~ postcondition:false [unknown-value]
  {
    try {
      try {
        fail(n);
        return 1;
      } finally {
        throw new IllegalArgumentException();
      }
    } catch (IllegalStateException e) {
      return 1;
    } catch (IllegalArgumentException e) {
      return 2;
    }
  }

  // `finally` runs before the catch of the `try` around it.
  void okOrder(int n)
    //@ requires acc(x);
    //@ ensures acc(x) && (n == 1 ==> x == 12) && (n != 1 ==> x == 1);
  {
    x = 0;
    try {
      try {
        fail(n);
      } finally {
        x++;
      }
    } catch (IllegalStateException e) {
      assert x == 1;
      x += 11;
    }
  }

  void wrongOrder(int n)
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    x = 0;
    try {
      try {
        fail(n);
      } finally {
        x++;
      }
    } catch (IllegalStateException e) {
      assert x == 0; //~ assert:false [changed]
    }
  }

  // A `try` within `finally`, while an exception is on its way.
  void okWithin(int n)
    //@ requires acc(x);
    //@ ensures acc(x) && n != 1 && x == 5;
    //@ signals (IllegalStateException e) n == 1 && acc(x) && x == 5;
  {
    try {
      fail(n);
    } finally {
      try {
        fail(1);
      } catch (IllegalStateException e) {
        x = 5;
      }
    }
  }

  void wrongWithin(int n)
    //@ requires acc(x);
    //@ ensures acc(x); 
  {
    try {
      fail(n); //~ exception:uncaught [unknown-value]
    } finally {
      try {
        fail(1);
      } catch (IllegalStateException e) {
        x = 5;
      }
    }
  }

  // The exception that goes on is the very one.
  void okSame(RuntimeException given)
    //@ requires given != null;
    //@ ensures false;
    //@ signals (RuntimeException e) e == given;
  {
    try {
      throw given;
    } catch (IllegalStateException e) {
      throw e;
    } finally {
      given = null;
    }
  }

  void wrongSame(RuntimeException given)
    //@ requires given != null;
    //@ signals (RuntimeException e) e != given; //~ postcondition:false [unknown-value]
  {
    try {
      throw given;
    } catch (IllegalStateException e) {
      throw new RuntimeException();
    }
  }

  // The variable of a catch is one like others; another value is thrown then.
  void okReassigned(int n)
    //@ ensures n != 1;
    //@ signals (IllegalArgumentException e) n == 1;
  {
    try {
      fail(n);
    } catch (RuntimeException e) {
      e = new IllegalArgumentException();
      throw e;
    }
  }

  void wrongReassigned(int n)
    //@ signals (IllegalStateException e) n == 1;
  {
    try {
      fail(n);
    } catch (RuntimeException e) {
      e = new IllegalArgumentException();
      throw e; //~ exception:uncaught [unknown-value]
    }
  }

  void wrongReassignedNull(int n)
    //@ signals (IllegalStateException e) n == 1;
  {
    try {
      fail(n);
    } catch (RuntimeException e) {
      e = null;
      throw e; //~ exception:null [changed]
    }
  }

  void wrongThrowNull()
    //@ signals (RuntimeException e) true;
  {
    throw null; //~ exception:null [unknown-value]
  }

  // The static type says what may be thrown, unless more is known.
  void okWider(int n)
    //@ signals (IllegalStateException e) true;
  {
    RuntimeException e = new IllegalStateException();
    if (n == 1) throw e;
  }

  void wrongWider(RuntimeException e, int n)
    //@ requires e != null;
    //@ signals (IllegalStateException f) true;
  {
    if (n == 1) throw e; //~ exception:uncaught [unknown-value]
  }

  void okTested(RuntimeException e, int n)
    //@ requires e instanceof IllegalStateException;
    //@ signals (IllegalStateException f) true;
  {
    if (n == 1) throw e;
  }

  int okSubclassFirst(RuntimeException e)
    //@ requires e != null;
    //@ ensures \result == (e instanceof IllegalStateException ? 1 : e instanceof ArithmeticException ? 2 : 3);
  {
    try {
      throw e;
    } catch (IllegalStateException f) {
      return 1;
    } catch (ArithmeticException f) {
      return 2;
    } catch (RuntimeException f) {
      return 3;
    }
  }

  int wrongSubclassFirst(RuntimeException e)
    //@ requires e != null;
    //@ ensures e instanceof IllegalStateException ==> \result == 3; //~ postcondition:false [unknown-value]
  {
    try {
      throw e;
    } catch (IllegalStateException f) {
      return 1;
    } catch (RuntimeException f) {
      return 3;
    }
  }

  int okSeveral(RuntimeException e)
    //@ requires e != null;
    //@ ensures (\result == 1) == (e instanceof IllegalStateException || e instanceof ArithmeticException);
  {
    try {
      throw e;
    } catch (IllegalStateException | ArithmeticException f) {
      assert f == e;
      return 1;
    } catch (RuntimeException f) {
      return 2;
    }
  }

  int wrongSeveral(RuntimeException e)
    //@ requires e != null;
  {
    try {
      throw e;
    } catch (IllegalStateException | ArithmeticException f) {
      assert f instanceof IllegalStateException; //~ assert:false [unknown-value]
      return 1;
    } catch (RuntimeException f) {
      assert f instanceof IllegalArgumentException; //~ assert:false [unknown-value]
      return 2;
    }
  }

  // Errors are exceptions, too.
  void okError(int n)
    //@ signals (Error e) n == 1;
  {
    try {
      if (n == 1) throw new Error();
    } catch (Exception e) {
    }
  }

  void wrongError(int n) {
    try {
      if (n == 1) throw new Error(); //~ exception:uncaught [unknown-value]
    } catch (Exception e) {
    }
  }

  void okThrowable(int n) {
    try {
      if (n == 1) throw new Error();
      fail(n);
    } catch (Throwable e) {
    }
  }

  // --- conditions of loops

  //@ requires acc(x);
  //@ ensures acc(x) && x == \old(x) - 1 && \result == (x > 0);
  //@ signals (IllegalStateException e) acc(x) && x == \old(x);
  native boolean next();

  void okLoopCondition()
    //@ requires acc(x) && x > 5;
    //@ ensures acc(x);
    //@ signals (IllegalStateException e) acc(x) && x > 0;
  {
    while (next())
      //@ invariant acc(x) && x > 0;
    {
    }
  }

  void wrongLoopCondition()
    //@ requires acc(x) && x > 5;
    //@ ensures acc(x);
    //@ signals (IllegalStateException e) acc(x) && x > 5; //~ postcondition:false [changed]
  {
    while (next())
      //@ invariant acc(x) && x > 0;
    {
    }
  }

  int y;

  // What the invariant does not own comes back, and is as it was.
  void okFrame()
    //@ requires acc(x) && acc(y) && x > 5 && y == 3;
    //@ ensures acc(x) && acc(y) && y == 3;
  {
    try {
      while (next())
        //@ invariant acc(x) && x > 0;
      {
      }
    } catch (IllegalStateException e) {
      assert y == 3 && x > 0;
    }
  }

  void wrongFrame()
    //@ requires acc(x) && acc(y) && x > 5 && y == 3;
    //@ ensures acc(x) && acc(y);
  {
    try {
      while (next())
        //@ invariant acc(x) && x > 0 && acc(y);
      {
      }
    } catch (IllegalStateException e) {
      assert y == 3; //~ assert:false [changed]
    }
  }

  void wrongInLoop()
    //@ requires acc(x) && acc(y) && x > 5 && y == 3;
    //@ ensures acc(x) && acc(y);
  {
    while (true)
      //@ invariant acc(x) && x > 0;
    {
      try {
        next();
        break;
      } catch (IllegalStateException e) {
        y = 4; //~ write:permission [given-away]
      }
    }
  }
}
