//: --overflow=unbounded
// Recursion that leads through a method that a class below overrides.
class Shape {
  /*@ pure @*/ int size() {
    return 0;
  }

  /*@ pure @*/ int twice() {
    return 2 * size(); //~ termination:not-decreasing
  }

  /*@ pure @*/ int sides() {
    return 1;
  }

  /*@ pure @*/ int corners() {
    return 1 + sides();
  }
}

class Endless extends Shape {
  /*@ pure @*/ int size() {
    return twice();
  }

  /*@ pure @*/ int sides() {
    return 3;
  }
}

// By what implements an interface, two classes away.
interface Node {
  /*@ pure @*/ int depth();
}

class Leaf implements Node {
  public /*@ pure @*/ int depth() {
    return 0;
  }
}

class Inner implements Node {
  final Node next;

  Inner(Node next)
    //@ requires next != null;
  {
    this.next = next;
  }

  public /*@ pure @*/ int depth() {
    return next == null ? 0 : 1 + next.depth(); //~ termination:not-decreasing
  }
}

// A contract that leads back to its method through an override.
class Gate {
  /*@ pure @*/ boolean isOpen()
    //@ requires mayAsk(); //~ termination:not-decreasing
  {
    return true;
  }

  /*@ pure @*/ boolean mayAsk() {
    return true;
  }
}

class Closed extends Gate {
  /*@ pure @*/ boolean mayAsk() {
    return isOpen();
  }
}
