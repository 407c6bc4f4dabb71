// An abstract class whose method calls what its subclasses define: verified once, with the predicate unknown.
abstract class Task {
  //@ predicate ready();
  //@ predicate done(int result);

  //@ requires ready();
  //@ ensures done(result); //~ postcondition:predicate
  abstract int step();

  //@ requires ready();
  //@ ensures done(result);
  int run() {
    int first = step();
    return first;
  }

  //@ requires ready();
  //@ ensures done(result); //~ postcondition:predicate
  int wrongRun() {
    int first = step();
    return first == 0 ? 1 : 0;
  }

  //@ requires ready();
  void wrongOpen() {
    //@ open ready(); //~ open:predicate
  }
}

class Sum extends Task {
  int n, total;

  //@ predicate ready() = acc(n) && acc(total);
  //@ predicate done(int result) = acc(n) && acc(total) && total == result;

  Sum(int n)
    //@ ensures ready();
  {
    this.n = n;
  }

  int step() {
    total = n;
    return total;
  }
}

class Lazy extends Task {
  //@ predicate ready() = true;
  //@ predicate done(int result) = result == 0;

  int step() {
    return 0;
  }
}

class Wrong extends Task {
  //@ predicate ready() = true;
  //@ predicate done(int result) = result == 0;

  int step() {
    return 1;
  }
}

class Client {
  static void okSum() {
    Sum s = new Sum(4);
    int r = s.run();
    //@ open s.done(r);
    assert s.total == r;
  }

  //@ requires t != null && t.ready();
  //@ ensures t.done(result);
  static int okAny(Task t) {
    return t.run();
  }

  //@ requires t != null && t.ready();
  static void wrongTwice(Task t) {
    t.run();
    t.run(); //~ precondition:predicate
  }
}
