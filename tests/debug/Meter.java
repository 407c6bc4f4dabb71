// A predicate without the permission to one of the fields: every method that writes it fails.
class Meter {
  int count;
  int last;

  //@ predicate valid() = acc(count) && 0 <= count;

  //@ ensures valid();
  Meter() {
  }

  //@ requires valid();
  //@ ensures valid();
  void note(int value) {
    last = value;
  }

  //@ requires valid();
  //@ ensures valid();
  void reset() {
    count = 0;
    last = 0;
  }

  //@ requires other.valid();
  //@ ensures other.valid();
  static void copy(Meter other, int value) {
    other.last = value;
  }
}
