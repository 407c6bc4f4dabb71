//: --overflow=unbounded
// Interfaces with contracts: implementations refine them, clients rely on them.
interface Gauge {
  //@ predicate gauge();
  /*@ requires gauge();
      pure int level(); @*/

  //@ requires gauge() && by > 0;
  //@ ensures gauge() && level() == old(level()) + by;
  void raise(int by);

  //@ requires gauge();
  //@ ensures gauge() && level() == old(level()) && result == level();
  int read();
}

class Simple implements Gauge {
  int value;

  //@ predicate gauge() = acc(value);
  //@ pure int level() requires gauge(); = value;

  Simple()
    //@ ensures gauge() && level() == 0;
  {
  }

  public void raise(int by) {
    value = value + by;
  }

  public int read() {
    return value;
  }
}

class Doubled implements Gauge {
  int low, high;

  //@ predicate gauge() = acc(low) && acc(high);
  //@ pure int level() requires gauge(); = low + high;

  Doubled()
    //@ ensures gauge() && level() == 0;
  {
  }

  //@ requires gauge();
  //@ ensures gauge() && level() == old(level()) + by;
  public void raise(int by) {
    high = high + by;
  }

  public int read() {
    return low + high;
  }
}

class Broken implements Gauge {
  int value;

  //@ predicate gauge() = acc(value);
  //@ pure int level() requires gauge(); = value;

  //@ requires gauge() && by > 1;
  //@ ensures gauge() && level() == old(level()) + by;
  public void raise(int by) { //~ override:false
    value = value + by;
  }

  //@ requires gauge();
  //@ ensures gauge() && level() == old(level());
  public int read() { //~ override:false
    return 0;
  }
}

class Client {
  //@ requires g != null && g.gauge();
  //@ ensures g.gauge() && g.level() == old(g.level()) + 3;
  static void okRaise(Gauge g) {
    g.raise(1);
    g.raise(2);
  }

  //@ requires g != null && g.gauge();
  //@ ensures g.gauge() && g.level() == old(g.level());
  static void wrongRaise(Gauge g) { //~^ postcondition:false
    g.raise(1);
  }

  //@ requires g.gauge();
  static void wrongPrecondition(Gauge g) {
    g.raise(0); //~ precondition:false
  }

  static void okBoth() {
    Gauge s = new Simple();
    Gauge d = new Doubled();
    okRaise(s);
    okRaise(d);
    int a = s.read();
    int b = d.read();
    assert a == 3 && b == 3;
  }

  //@ requires g.gauge();
  static void wrongOpen(Gauge g) {
    //@ open g.gauge(); //~ open:predicate
  }
}
