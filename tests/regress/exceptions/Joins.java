// The ways through a `try` are joined behind it.
class Joins {
  int x, y;

  //@ requires acc(x);
  //@ ensures acc(x) && x == \old(x) + 1;
  //@ signals (IllegalStateException e) acc(x) && x == \old(x) + 2 && n == 7;
  //@ signals (IllegalArgumentException e) acc(x) && x == \old(x) + 3;
  native void step(int n);

  void ok(int a, int b, int c)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x) && 3 <= x && x <= 9;
    //@ ensures a != 7 && b != 7 && c != 7 ==> x != 4 && x != 6;
  {
    try {
      step(a);
    } catch (IllegalStateException e) {
      assert a == 7;
    } catch (IllegalArgumentException e) {
    }
    try {
      step(b);
    } catch (RuntimeException e) {
    }
    try {
      step(c);
    } catch (IllegalStateException | IllegalArgumentException e) {
    }
  }

  void wrong(int a, int b)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x) && x <= 5; //~ postcondition:false
  {
    try {
      step(a);
    } catch (RuntimeException e) {
    }
    try {
      step(b);
    } catch (RuntimeException e) {
    }
  }

  // What was learned on one way is not known on another.
  void wrongLearned(int a)
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    int k = 0;
    try {
      step(a);
      k = 1;
    } catch (IllegalStateException e) {
      k = 2;
    } catch (IllegalArgumentException e) {
      k = 3;
    }
    //@ assert k == 2 ==> a == 7;
    //@ assert k == 3 ==> a == 7; //~ assert:false
  }

  //@ predicate valid() = acc(x) ** acc(y);

  // Ends of other shapes stay apart.
  void okShapes(int a)
    //@ requires acc(x) && acc(y);
    //@ ensures valid();
  {
    try {
      step(a);
      //@ close valid();
    } catch (IllegalStateException e) {
      x = 1;
    } catch (IllegalArgumentException e) {
      x = 2;
    }
  }

  void wrongShapes(int a)
    //@ requires acc(x) && acc(y);
    //@ ensures acc(y);
  {
    try {
      step(a);
      //@ close valid();
    } catch (IllegalStateException e) {
      x = 1;
    } catch (IllegalArgumentException e) {
      x = 2;
    }
    //@ assert valid();
    x = 3;
    //@ assert x == 1; //~ assert:false
  }

  void okJoin(int a)
    //@ requires acc(x);
    //@ ensures acc(x);
  {
    try {
      step(a);
    } catch (RuntimeException e) {
      x = 0;
      //@ join acc(x) && x == 0;
    }
  }

  Joins okObjects(int a)
    //@ requires acc(x);
    //@ ensures acc(x) && acc(\result.x) && (\result.x == 0 || \result.x == 4);
  {
    Joins j;
    try {
      step(a);
      j = new Joins();
    } catch (RuntimeException e) {
      j = new Joins();
      j.x = 4;
    }
    assert j.x == 0 || j.x == 4;
    return j;
  }
}
