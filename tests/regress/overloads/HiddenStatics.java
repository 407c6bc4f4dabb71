// A static method that another one hides by its erasure javac still knows. Where it is more specific, javac finds
// it, and what runs depends on how the class file names it: that is refused.
class HiddenStatics {
  static class Box<T> {
  }

  static class Upper {
    //@ ensures result == 1;
    static int f(Box<String> box) {
      return 1;
    }

    //@ ensures result == 1;
    static <T> int g(T t) {
      return 1;
    }

    //@ ensures result == 1;
    static int h(Box<String> box) {
      return 1;
    }
  }

  static class Lower extends Upper {
    //@ ensures result == 2;
    static int f(Box box) {
      return 2;
    }

    //@ ensures result == 2;
    static int g(Object t) {
      return 2;
    }

    //@ ensures result == 2;
    static int h(Box<String> box) {
      return 2;
    }
  }

  static class Lowest extends Lower {
    static void wrongUnqualified() { // runs Upper.f
      int hidden = f(null); //~ W0016
      assert hidden == 2;
    }
  }

  static void ok() {
    int upper = Upper.f(new Box<String>());
    int erased = Lower.g("text");
    int same = Lower.h(null);
    assert upper == 1 && erased == 2 && same == 2;
  }

  static void wrongHidden() { // runs Lower.f
    int hidden = Lower.f(new Box<String>()); //~ W0016
    assert hidden == 1;
  }

  static void wrongSame() {
    int same = Lower.h(null);
    assert same == 1; //~ assert:false
  }

  static void wrongErased() {
    int erased = Lower.g("text");
    assert erased == 1; //~ assert:false
  }

  public static void main(String[] args) {
    ok();
  }
}
