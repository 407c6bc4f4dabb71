// An override demands no more than the method that it overrides.
class Store {
  int n;

  //@ requires acc(n) && k > 0;
  //@ ensures acc(n);
  void put(int k) {
    n = k;
  }

  //@ requires acc(n);
  //@ ensures acc(n);
  void clear() {
    n = 0;
  }
}

class Good extends Store {
  int m;

  //@ requires acc(n) && k >= 0;
  //@ ensures acc(n) && n == k;
  void put(int k) {
    n = k;
  }

  //@ requires true;
  //@ ensures true;
  void clear() {
  }
}

class BadValue extends Store {
  //@ requires acc(n) && k > 1;
  //@ ensures acc(n);
  void put(int k) { //~ override:false
    n = k;
  }
}

class BadPermission extends Store {
  int m;

  //@ requires acc(n) && acc(m);
  //@ ensures acc(n) && acc(m);
  void clear() { //~ override:permission
    n = 0;
    m = 0;
  }
}

class Client {
  //@ requires acc(s.n);
  //@ ensures acc(s.n);
  static void ok(Store s) {
    s.put(1);
    s.clear();
  }

  //@ requires acc(s.n);
  static void wrong(Store s) {
    s.put(0); //~ precondition:false
  }
}
