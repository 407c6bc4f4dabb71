// What is not supported in a constructor says something of other members: nothing is verified.
class UnsupportedElsewhere {
  int x;

  UnsupportedElsewhere() {
    synchronized (this) { //~ W0009
      x = 1;
    }
  }

  void notVerified() {
    x = 2;
  }
}
