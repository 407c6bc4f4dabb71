//: --overflow=unbounded
// An override promises no less than the method that it overrides.
class Counter {
  int n;

  //@ requires acc(n);
  //@ ensures acc(n) && n > old(n);
  void step() {
    n = n + 1;
  }

  //@ requires acc(n);
  //@ ensures acc(n) && result == n; //~ postcondition:false [unknown-value]
  int read() {
    return n;
  }

  //@ requires acc(n);
  //@ ensures acc(n);
  void reset() {
    n = 0;
  }
}

class Good extends Counter {
  //@ requires acc(n);
  //@ ensures acc(n) && n == old(n) + 2;
  void step() {
    n = n + 2;
  }

  //@ requires acc(n);
  //@ ensures acc(n) && n == old(n) && result == old(n);
  int read() {
    return n;
  }

  //@ requires acc(n);
  //@ ensures acc(n) && n == 5;
  void reset() {
    n = 5;
  }
}

class Bad extends Counter {
  //@ requires acc(n);
  //@ ensures acc(n) && n >= old(n);
  void step() { //~ override:false [unknown-value]
  }

  //@ requires acc(n);
  //@ ensures acc(n);
  int read() { //~ override:false [unknown-value]
    return 3;
  }

  //@ requires acc(n);
  //@ ensures true;
  void reset() { //~ override:permission [given-away]
    n = 0;
  }
}

class Inheriting extends Counter {
  void step() {
    n = n + 3;
  }

  int read() {
    return n + 1;
  }
}

class Client {
  //@ requires acc(c.n);
  static void ok(Counter c) {
    int before = c.n;
    c.step();
    assert c.n > before;
  }

  //@ requires acc(c.n);
  static void wrong(Counter c) {
    int before = c.n;
    c.step();
    assert c.n == before + 1; //~ assert:false [changed]
  }
}
