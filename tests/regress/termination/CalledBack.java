// What the library calls of a program's methods leads back to them.
class OfCause extends RuntimeException {
  //@ ensures result != null;
  //@ decreases 1;
  public String toString() {
    RuntimeException wrong = new RuntimeException(this); //~ termination:not-decreasing
    return "";
  }
}

class OfMessage extends RuntimeException {
  //@ decreases 1;
  public String getLocalizedMessage() {
    String wrong = toString(); //~ termination:not-decreasing
    return wrong;
  }
}

class Printed extends RuntimeException {
  //@ ensures result != null;
  //@ decreases 1;
  public String toString() {
    printStackTrace(); //~ termination:not-decreasing
    return "";
  }
}

class Endless extends Exception {
  //@ ensures result != null;
  public String toString() {
    while (true)
      //@ invariant true;
    {
    }
  }

  //@ decreases 1;
  static RuntimeException wrongCause(Endless endless) {
    return new RuntimeException(endless); //~ termination:not-decreasing
  }

  //@ decreases 1;
  static RuntimeException okMessage(Endless endless) {
    return new RuntimeException("", endless);
  }
}
