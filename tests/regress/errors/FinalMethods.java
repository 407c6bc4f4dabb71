// What Java declares as final for every class, or every enum, nobody declares again.
enum FinalMethods {
  A;

  public int ordinal() { //~ W0004
    return 1;
  }

  private String name() { //~ W0004
    return "";
  }

  public boolean equals(Object other) { //~ W0004
    return true;
  }

  public int hashCode() { //~ W0004
    return 1;
  }

  static FinalMethods valueOf(String name) { //~ W0004
    return null;
  }

  int values() { //~ W0004
    return 1;
  }

  public void wait() { //~ W0004
  }

  // Others of these names are.
  public int compareTo(int x) {
    return 1;
  }

  boolean equals(FinalMethods other) {
    return true;
  }

  static FinalMethods valueOf(Object name) {
    return null;
  }

  static int values(int x) {
    return x;
  }

  public String toString() {
    return "";
  }
}

enum Own {
  A;

  public int compareTo(Own other) { //~ W0004
    return 1;
  }
}

enum ByErasure {
  A;

  public int compareTo(Object other) { //~ W0004
    return 1;
  }
}

enum ByBound {
  A;

  public <T> int compareTo(T other) { //~ W0004
    return 1;
  }
}

class OfObjects {
  int getClass() { //~ W0004
    return 1;
  }

  static void notify() { //~ W0004
  }

  private void notifyAll() { //~ W0004
  }

  void wait(long timeout) { //~ W0004
  }

  void wait(long timeout, int nanos) { //~ W0004
  }

  void wait(int timeout) {
  }

  int notify(int x) {
    return x;
  }
}

interface OfInterfaces {
  void notify(); //~ W0004

  int ordinal();
}
