// What runs where an object is made is part of what its constructors do: a call there gets smaller, too.
class Initialized {
  Initialized next = count > 0 ? new Initialized(count - 1) : null; //~ termination:not-decreasing
  static final int count = 3;

  //@ requires 0 <= n;
  //@ decreases n;
  Initialized(int n) {
  }
}

class ByBlock {
  int n;
  {
    new ByBlock(1); //~ termination:not-decreasing
  }

  //@ requires 0 <= n;
  //@ decreases n;
  ByBlock(int n) {
  }
}

class ByMethod {
  int n = start();

  //@ decreases 7;
  static int start() {
    new ByMethod(); //~ termination:not-decreasing
    return 1;
  }

  //@ decreases 8;
  ByMethod() {
  }
}

class Above {
  //@ decreases 1;
  Above() {
    new Below(); //~ termination:not-decreasing
  }
}

class Below extends Above {
}

class Smaller {
  int n = start(3);

  //@ decreases n < 0 ? 0 : n;
  static int start(int n) {
    return n <= 0 ? 0 : start(n - 1);
  }

  //@ decreases 8;
  Smaller() {
  }

  //@ decreases 9;
  static Smaller ok() {
    return new Smaller();
  }
}
