package two;

// What is known in its package only, classes of other packages do not inherit: in Inner the names mean what is around it.
public class Outer {
  final int size;
  static final int LIMIT = 2;
  final int width;

  Outer()
    //@ ensures size == 2 && width == 2;
  {
    size = 2;
    width = 2;
  }

  /*@ pure @*/ int cost()
    //@ ensures result == 2;
  {
    return 2;
  }

  class Inner extends one.Base {
    void around() {
      assert size == Outer.this.size;
      assert LIMIT == 2;
      assert cost() == 2;
    }

    void sizeOfTheBase() {
      assert size == 1; //~ assert:false
    }

    void limitOfTheBase() {
      assert LIMIT == 1; //~ assert:false
    }

    void costOfTheBase() {
      assert cost() == 1; //~ assert:false
    }

    void inherited() {
      assert width == 1;
      assert width == Outer.this.width; //~ assert:false
    }
  }

  static class Node {
    /*@ pure @*/ static int number() { return 2; }
  }

  static class Secret {
    /*@ pure @*/ static int number() { return 2; }
  }

  static class Known {
    /*@ pure @*/ static int number() { return 2; }
  }

  static class Classes extends one.Middle {
    void around() {
      assert Node.number() == 2 && Secret.number() == 2;
    }

    void nodeOfTheBase() {
      assert Node.number() == 1; //~ assert:false
    }

    void secretOfTheBase() {
      assert Secret.number() == 1; //~ assert:false
    }

    void inherited() {
      assert Known.number() == 1;
    }
  }

  // One that is between, in the package where they are known, hands them on no further.
  class Further extends one.Middle {
    void around() {
      assert size == Outer.this.size;
      assert LIMIT == 2;
      assert cost() == 2;
    }

    void sizeOfTheBase() {
      assert size == 1; //~ assert:false
    }

    void limitOfTheBase() {
      assert LIMIT == 1; //~ assert:false
    }

    void costOfTheBase() {
      assert cost() == 1; //~ assert:false
    }

    void inherited() {
      assert width == 1;
    }
  }

  static class Nested extends Samely {
    int limit()
      //@ ensures result == 3;
    {
      return LIMIT;
    }
  }
}

class Samely {
  static final int LIMIT = 3;
}
