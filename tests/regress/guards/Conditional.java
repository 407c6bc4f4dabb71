// Permissions under conditions: what is asked for under one may be used under it, and nowhere else.
class Conditional {
  int x, y;
  boolean on;

  void each(boolean a, boolean b)
    //@ requires (a ==> acc(x)) ** (b ==> acc(y) ** y < 100);
    //@ ensures (a ==> acc(x) ** x == 1) ** (b ==> acc(y) ** y == old(y) + 1);
  {
    if (a) {
      x = 1;
    }
    if (b) {
      y++;
    }
  }

  void otherGuard(boolean a, boolean b)
    //@ requires a ==> acc(x);
  {
    if (b) {
      x = 1; //~ write:permission
    }
  }

  void weakerGuard(boolean a, boolean b)
    //@ requires a && b ==> acc(x);
  {
    if (a) {
      x = 1; //~ write:permission
    }
  }

  void strongerGuard(boolean a, boolean b)
    //@ requires a || b ==> acc(x);
  {
    if (a) {
      x = 1;
    } else if (b) {
      x = 2;
    }
  }

  void contradictedGuard(boolean a)
    //@ requires a ==> acc(x);
  {
    if (!a) {
      x = 1; //~ write:permission
    }
  }

  void changedGuard(boolean a)
    //@ requires a ==> acc(x);
    //@ ensures a ==> acc(x);
  {
    a = true;
    x = 1; //~ write:permission
  }

  void allCases(boolean a)
    //@ requires (a ==> acc(x)) ** (!a ==> acc(x) ** acc(y));
    //@ ensures acc(x) ** x == 3 ** (!a ==> acc(y));
  {
    x = 3;
  }

  void notAllCases(boolean a, boolean b)
    //@ requires (a ==> acc(x)) ** (b ==> acc(x));
  {
    x = 3; //~ write:permission
  }

  void atLeastOne(boolean a, boolean b)
    //@ requires (a ==> acc(x)) ** (b ==> acc(x)) ** (a || b);
    //@ ensures acc(x) ** x == 3;
  {
    x = 3;
  }

  // Both at once would be more than all of it.
  void neverBoth(boolean a, boolean b)
    //@ requires (a ==> acc(x)) ** (b ==> acc(x)) ** (a || b);
    //@ ensures (a ==> acc(x)) ** (b ==> acc(x)) ** !(a && b);
  {
  }

  void twice(boolean a)
    //@ requires a ==> acc(x);
    //@ ensures (a ==> acc(x)) ** (a ==> acc(x)); //~ postcondition:permission
  {
  }

  void twiceOverlapping(boolean a, boolean b)
    //@ requires a ==> acc(x);
    //@ ensures (a ==> acc(x)) ** (a && b ==> acc(x)); //~ postcondition:permission
  {
  }

  void nested(boolean a, boolean b)
    //@ requires a ==> acc(x) ** (b ==> acc(y));
    //@ ensures a ==> (b ==> acc(y)) ** acc(x);
  {
    if (b && a) {
      y = 1;
    }
    if (a) {
      x = 1;
    }
    if (b) {
      y = 2; //~ write:permission
    }
  }

  void alternatives(boolean a)
    //@ requires a ? acc(x) : acc(y);
    //@ ensures a ? acc(x) ** x == 1 : acc(y) ** y == 1;
  {
    if (a) {
      x = 1;
    } else {
      y = 1;
    }
  }

  void alternativesSwapped(boolean a)
    //@ requires a ? acc(x) : acc(y);
    //@ ensures a ? acc(y) : acc(x); //~ postcondition:permission
  {
  }

  // The condition is read in the heap, and may change there.
  void heapCondition()
    //@ requires acc(on) ** (on ==> acc(x));
    //@ ensures acc(on) ** (on ==> acc(x));
  {
    if (on) {
      x = 1;
    }
    on = false;
  }

  void heapConditionRaised()
    //@ requires acc(on) ** (on ==> acc(x));
    //@ ensures acc(on) ** (on ==> acc(x)); //~ postcondition:permission
  {
    on = true;
  }

  void heapConditionTurned()
    //@ requires acc(on) ** (on ==> acc(x));
    //@ ensures acc(on) ** (on ==> acc(x)); //~ postcondition:permission
  {
    on = !on;
  }

  void value(boolean a)
    //@ requires a ==> acc(x) ** x == 4;
    //@ ensures a ==> acc(x) ** x == 4;
  {
    int seen = a ? x : 4;
    //@ assert seen == 4;
    //@ assert a ==> x == 5; //~ assert:false
  }

  void increased(boolean a)
    //@ requires a ==> acc(x) ** x < 100;
    //@ ensures a ==> acc(x) ** x == old(x) + 2;
  {
    if (a) {
      x = x + 2;
    }
  }

  void increasedWrong(boolean a)
    //@ requires a ==> acc(x) ** x < 100;
    //@ ensures a ==> acc(x) ** x == old(x) + 2; //~ postcondition:false
  {
    if (a) {
      x = x + 1;
    }
  }
}
