// `given` may stand before a creation, too.
class GivenBefore {
  int x;

  //@ given int g;
  //@ requires g == x;
  //@ ensures Perm(this.x, 1) ** this.x == g;
  GivenBefore(int x) {
    this.x = x;
  }

  static int before() {
    GivenBefore made = /*@ given {g = 5} @*/ new GivenBefore(5);
    return made.x;
  }

  static int behind() {
    GivenBefore made = new GivenBefore(5) /*@ given {g = 5} @*/;
    return made.x;
  }

  static void statement() {
    /*@ given {g = 5} */ new GivenBefore(5);
  }

  static void wrong() {
    /*@ given {g = 6} */ new GivenBefore(5); //~ precondition:false
  }

  static void wrongLater(boolean b) {
    if (b) /*@ given {g = 6} */ new GivenBefore(5); //~ precondition:false
  }
}
