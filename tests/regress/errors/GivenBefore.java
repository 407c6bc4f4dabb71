// What `given` before a creation, and vectors, may not be.
class GivenBefore {
  //@ given int g;
  GivenBefore() {
  }

  static void twice() {
    /*@ given {g = 5} */ new GivenBefore() /*@ given {g = 6} @*/; //~ W0008
  }

  static void unknown() {
    /*@ given {h = 5} */ new GivenBefore(); //~ W0003
  }

  static void anonymous() {
    /*@ given {g = 5} */ new GivenBefore() { }; //~ W0002
    //~^ W0009
  }

  static void array() {
    int[] made = /*@ given {g = 5} */ new int[length()]; //~ W0002
  }

  static int length() {
    return 3;
  }

  //@ requires [1 .. 2] == s; //~ W0009
  static void range(/*@ ghost seq<int> s @*/) {
  }

  //@ requires \vrep(3) == 3; //~ W0010
  static void vector() {
  }

  //@ requires \sum(3) == 3; //~ W0002
  static void sum() {
  }

  //@ requires \sum([0 .. 3], 4) == 3; //~ W0004
  static void number() {
  }

  //@ requires s == set<int>{t: int}; //~ W0002
  static void typedTwice(/*@ ghost set<int> s @*/) {
  }
}
