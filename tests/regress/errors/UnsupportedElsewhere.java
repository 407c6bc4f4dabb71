// What is not supported in a constructor leaves out the constructor.
class UnsupportedElsewhere {
  int x;

  UnsupportedElsewhere() {
    synchronized (this) { //~ W0009
      x = 1;
    }
  }

  void notVerified() {
    x = 2; //~ write:permission
  }
}
