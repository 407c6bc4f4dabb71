// A lambda in a constructor leaves out the constructor, and who reads the final fields that it may have shown before they
// had their values.
class UnsupportedInConstructor {
  interface Task {
    int run();
  }

  final int number;
  int x;

  UnsupportedInConstructor() {
    number = 1;
    Task task = () -> number; //~ W0009
  }

  int leftOut() {
    int n = number;
    x = n;
    return n;
  }

  void wrong() {
    x = 1; //~ write:permission
  }
}
