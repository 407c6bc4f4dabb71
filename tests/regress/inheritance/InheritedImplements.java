// A method that a superclass has implements what an interface of the subclass wants: so its contract must refine
// that one's.
interface Reset {
  //@ predicate reset();

  //@ requires reset();
  //@ ensures reset();
  void reset0();
}

interface Getter {
  //@ predicate value();

  //@ requires value();
  //@ ensures value() && result > 0;
  int get();
}

class Base {
  int n;

  //@ predicate reset() = acc(n);
  //@ predicate value() = acc(n) && n > 0;

  //@ requires reset();
  //@ ensures reset();
  public void reset0() {
    n = 0;
  }

  //@ requires value();
  //@ ensures value();
  public int get() {
    return n;
  }

  //@ requires value();
  //@ ensures value() && result > 0;
  public int getPositive() {
    return n;
  }
}

class Good extends Base implements Reset {
}

class Bad extends Base implements Getter { //~ override:false
}

interface Positive {
  //@ predicate value();

  //@ requires value();
  //@ ensures value() && result >= 1;
  int getPositive();
}

class GoodToo extends Base implements Positive {
}

class Client {
  //@ requires r.reset();
  //@ ensures r.reset();
  static void ok(Reset r) {
    r.reset0();
  }
}
