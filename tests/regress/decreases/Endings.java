//: --overflow=unbounded
// Who promises to end, by a measure, has no loop without one, and calls nothing that may run forever.
class Endings {
  static int counted(int n)
    //@ decreases;
  {
    int i = 0;
    while (i < n)
      //@ invariant true;
      //@ decreases n - i;
    {
      i++;
    }
    return i;
  }

  static void spins()
    //@ decreases;
  {
    while (true) { //~ termination:not-decreasing
    }
  }

  static void unmeasured(int n)
    //@ decreases n;
  {
    for (int i = 0; i < n; i++) { //~ termination:not-decreasing
    }
  }

  // As many times as there are elements.
  static int count(int[] values)
    //@ requires values != null && acc(values[*]);
    //@ decreases;
  {
    int count = 0;
    for (int value : values)
      //@ invariant acc(values[*]);
    {
      count++;
    }
    return count;
  }

  // Nothing in it asks for a measure.
  static int helper(int n) {
    return twice(n) + 1;
  }

  static int twice(int n) {
    return n + n;
  }

  // Nothing is promised.
  static void waits() {
    while (true) {
    }
  }

  static void waitsBehind() {
    waits();
  }

  static void ping() {
    pong();
  }

  static void pong() {
    ping();
  }

  static void calls(int n)
    //@ decreases;
  {
    int a = helper(n);
    if (n == 1) waits(); //~ termination:not-decreasing
    if (n == 2) waitsBehind(); //~ termination:not-decreasing
    if (n == 3) ping(); //~ termination:not-decreasing
  }

  static void makes(int n)
    //@ decreases;
  {
    new Plain();
    if (n == 1) new Waiting(n); //~ termination:not-decreasing
    if (n == 2) new WaitingFirst(n); //~ termination:not-decreasing
    if (n == 3) new WaitingAlone(); //~ termination:not-decreasing
    if (n == 4) new Below(); //~ termination:not-decreasing
    if (n == 5) new BelowSaid(n); //~ termination:not-decreasing
    if (n == 6) makesBelow(); //~ termination:not-decreasing
    if (n == 7) prints(); //~ termination:not-decreasing
    new Above(n);
  }

  static void makesBelow() {
    new Below();
  }

  static void prints() {
    String text = "" + new Above(1);
  }

  static void sends(Ending ending)
    //@ requires ending != null;
    //@ decreases;
  {
    ending.stops();
    ending.runs(); //~ termination:not-decreasing
  }
}

class Plain {
  int n = 1;
}

class Waiting {
  Waiting(int n) {
    Endings.waits();
  }
}

class WaitingFirst {
  {
    for (;;) { //~ termination:not-decreasing
      if (hashCode() == 1) break;
    }
  }

  WaitingFirst(int n) {
  }

  WaitingFirst(boolean b)
    //@ decreases;
  {
  }
}

class WaitingAlone {
  {
    for (;;) {
      if (hashCode() == 1) break;
    }
  }
}

class Above {
  Above() {
    Endings.waits();
  }

  Above(int n) {
  }

  public String toString() {
    Endings.waits();
    return "above";
  }
}

class Below extends Above {
}

class BelowSaid extends Above {
  BelowSaid(int n) {
  }

  BelowSaid(boolean b) //~ termination:not-decreasing
    //@ decreases;
  {
  }

  BelowSaid(long n)
    //@ decreases;
  {
    super(1);
  }
}

interface Ending {
  void stops();

  void runs();
}

class Runner implements Ending {
  public void stops() {
  }

  public void runs() {
    Endings.waits();
  }
}
