// What a record runs when it is initialised may look at any class's constants before they have values.
class RecordStart {
  static final Object FIRST = new Object();

  record Early(int a) { //~ W0009
    static final int SEEN = RecordStart.look();
  }

  static int look() {
    assert FIRST != null;
    return 1;
  }

  static void wrong() {
    int n = 1;
    assert n == 2; //~ assert:false
  }

  public static void main(String[] args) {
    assert false;
  }
}
