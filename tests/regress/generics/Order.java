// An interface with a type parameter: what implements it has another parameter type, and is held to the contract.
interface Order<T> {
  //@ predicate valid();

  //@ requires valid() && other != null;
  //@ ensures valid();
  int compare(T other);
}

final class Version implements Order<Version> {
  private final int number;

  //@ predicate valid() = true;

  Version(int number) {
    this.number = number;
  }

  public int compare(Version other) {
    return number < other.number ? -1 : number == other.number ? 0 : 1;
  }
}

final class Picky implements Order<Picky> {
  //@ predicate valid() = true;

  //@ requires valid() && other == this;
  //@ ensures valid();
  public int compare(Picky other) { //~ override:false
    return 0;
  }
}

class Sorting {
  //@ requires a != null && b != null && a.valid();
  //@ ensures a.valid();
  static <T extends Order<T>> boolean okLess(T a, T b) {
    return a.compare(b) < 0;
  }

  //@ requires a != null && a.valid();
  //@ ensures a.valid();
  static <T extends Order<T>> boolean wrongLess(T a, T b) {
    return a.compare(b) < 0; //~ precondition:false
  }

  static void okClient() {
    Version one = new Version(1);
    //@ close one.valid();
    boolean less = okLess(one, new Version(2));
  }
}
