// Constructors, generic methods and overriding.
class Members {
  static class Bag {
    int size;

    //@ requires numbers != null;
    //@ ensures acc(size) && size == numbers.length;
    Bag(int... numbers) {
      size = numbers.length;
    }
  }

  static class Pair extends Bag {
    //@ ensures acc(size) && size == 2;
    Pair(int a, int b) {
      super(a, b);
    }

    //@ ensures acc(size) && size == 0; //~ postcondition:false
    Pair() {
      this(1, 2);
    }
  }

  static class Above {
    //@ requires numbers != null;
    //@ ensures \result >= 0;
    int size(int... numbers) {
      return numbers.length;
    }
  }

  // It overrides the one above: its own number of arguments is fixed.
  static class Below extends Above {
    int size(int[] numbers) {
      return 5;
    }
  }

  static <T> T first(T... all)
    //@ requires acc(all[*], 1/2) && all.length > 0;
    //@ ensures acc(all[*], 1/2) && \result == \old(all[0]);
  {
    return all[0];
  }

  static void ok(Above above)
    //@ requires above != null;
  {
    Bag bag = new Bag(1, 2, 3);
    assert bag.size == 3;
    Bag empty = new Bag();
    assert empty.size == 0;
    int n = above.size(1, 2);
    assert n >= 0;
    String a = first("a", "b");
    assert a == "a";
    Object o = first("a", new Bag());
  }

  static void wrong(Above above)
    //@ requires above != null;
  {
    int n = above.size(1, 2);
    assert n == 2; //~ assert:false
    String a = first("a", "b");
    assert a == "b"; //~ assert:false
  }

  static void wrongFirst() {
    String a = first(); //~ precondition:false
  }
}
