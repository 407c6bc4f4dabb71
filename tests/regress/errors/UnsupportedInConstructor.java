// A lambda in a constructor may say something of final fields, which all members know: nothing is verified.
class UnsupportedInConstructor {
  interface Task {
    int run();
  }

  final Task task;

  UnsupportedInConstructor() {
    task = () -> 3; //~ W0009
  }

  int x;

  void notVerified() {
    x = 1;
  }
}
