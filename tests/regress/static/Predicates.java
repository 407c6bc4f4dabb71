//: --overflow=unbounded
// A static predicate has no receiver.
class Registry {
  static int size;
  static Registry last;
  int x;

  //@ static predicate valid(int n) = acc(size) ** size == n ** 0 <= n ** acc(last);
  //@ static predicate both() = acc(last.x); //~ contract:permission
  //@ static predicate all() = acc(size) ** acc(last) ** (last != null ==> acc(last.x));

  //@ requires valid(n);
  //@ ensures valid(n + 1);
  static void add(int n) {
    size++;
  }

  //@ requires Registry.valid(n);
  //@ ensures Registry.valid(n + 1);
  static void addByHand(int n) {
    //@ open Registry.valid(n);
    size++;
    //@ close Registry.valid(n + 1);
  }

  //@ requires valid(n);
  //@ ensures valid(n); //~ postcondition:predicate
  static void wrong(int n) {
    size++;
  }

  //@ requires acc(size) ** acc(last);
  //@ ensures valid(0);
  static void clear() {
    size = 0;
  }

  //@ requires valid(4);
  void instance() {
    add(4);
    assert size == 5;
    add(5);
    add(6);
    add(6); //~ precondition:predicate
  }

  static void unasked() {
    //@ open valid(0); //~ open:predicate
  }

  //@ requires all() ** all();
  //@ ensures all() ** all();
  static void twice() {
  }

  //@ requires all();
  //@ ensures all();
  static void reset() {
    if (last != null) {
      last.x = 0;
    }
  }

  //@ requires all() ** r != null ** acc(r.x);
  //@ ensures all();
  static void set(Registry r) {
    last = r;
    r.x = 3;
  }
}
