// What the final fields of a constant are is said by its constructor, when that has come to its end. Where
// others may see the object before, nothing is known of them.
enum Seen {
  ONE;

  final int value;

  //@ ensures value == 1;
  Seen() {
    value = Numbers.two();
    Numbers.see(this);
    while (value != 1) {
    }
  }
}

enum Unseen {
  ONE;

  final int value;

  //@ ensures value == 1;
  Unseen() {
    value = Numbers.two();
    while (value != 1) {
    }
  }
}

// The second constant is never made if the first one is other than it says.
enum Second {
  ONE(Numbers.two()),
  TWO(Numbers.stopUnless(ONE.value));

  final int value;

  //@ ensures this.value == value;
  Second(int value) {
    this.value = value;
  }
}

class Numbers {
  static int two() {
    return 2;
  }

  //@ ensures n == 1 && result == 1;
  static int stopUnless(int n) {
    assert Second.ONE.value == 1; //~ assert:false
    while (n != 1) {
    }
    return 1;
  }

  //@ requires seen != null;
  static void see(Seen seen) {
    assert seen.value == 1; //~ assert:false
  }

  //@ requires unseen != null;
  static void see(Unseen unseen) {
    assert unseen.value == 1;
  }
}
