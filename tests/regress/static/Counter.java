//: --overflow=unbounded
// A static field is one location: acc(count), acc(Counter.count) and acc(c.count) are the same permission.
class Counter {
  static int count;
  int value;

  //@ requires acc(count) ** acc(value);
  //@ ensures acc(count) ** acc(value) ** count == \old(count) + 1 ** value == \old(value) + 1;
  void increment() {
    count++;
    this.value++;
  }

  //@ requires acc(Counter.count);
  //@ ensures acc(Counter.count) ** Counter.count == 0;
  static void reset() {
    Counter.count = 0;
  }

  //@ requires acc(Counter.count);
  //@ ensures acc(Counter.count) ** \result == Counter.count ** untouched(acc(count));
  static int get() {
    return count;
  }

  //@ requires c != null ** acc(c.count) ** acc(c.value);
  //@ ensures acc(c.count) ** acc(c.value) ** c.count == 5;
  static void through(Counter c) {
    c.count = 5;
    assert Counter.count == 5 && count == 5;
  }

  // A receiver that is not needed is not looked at.
  //@ requires acc(count);
  //@ ensures acc(count) ** count == 1;
  static void throughNull() {
    Counter c = null;
    c.count = 1;
  }

  static void unasked() {
    count = 1; //~ write:permission
  }

  static int unread() {
    return Counter.count; //~ read:permission
  }

  //@ requires acc(count);
  void given() {
    reset();
    unasked();
    get();
    value = 1; //~ write:permission
  }

  //@ requires acc(count);
  static void taken() {
    assert count == 0; //~ assert:false
  }

  //@ requires acc(count) ** acc(Counter.count); //~ contract:vacuous
  static void twice() {
  }

  //@ requires acc(count);
  //@ ensures acc(count) ** acc(count); //~ postcondition:permission
  static void doubled() {
  }

  //@ requires a != b ** acc(a.count) ** acc(b.count); //~ contract:vacuous
  static void notByObject(Counter a, Counter b) {
  }

  //@ requires acc(a.value) ** acc(b.value);
  static void byObject(Counter a, Counter b) {
    assert a != b;
  }

  // An instance field and a static one are two locations.
  //@ requires acc(count) ** acc(value) ** count == 1 ** value == 2;
  void differ() {
    count = 7;
    assert value == 2;
    value = 8;
    assert count == 7;
    assert count == 8; //~ assert:false
  }
}

// What stands before a static member is evaluated, and its value is not looked at.
class Receivers {
  static int count;
  int x;
  Receivers next;

  Receivers bump()
    //@ requires acc(x);
    //@ ensures acc(x) ** x == \old(x) + 1;
  {
    x++;
    return null;
  }

  static int twice(int n)
    //@ ensures \result == n + n;
  {
    return n + n;
  }

  //@ requires acc(x) ** x == 0 ** acc(count) ** count == 4;
  //@ ensures acc(x) ** acc(count) ** acc(next);  //~ postcondition:permission
  void evaluated() {
    int a = bump().count;
    assert a == 4 && x == 1;
    a = bump().twice(3);
    assert a == 6 && x == 2;
    bump().count = 5;
    assert count == 5 && x == 3;
    assert x == 0; //~ assert:false
  }

  //@ requires acc(count);
  void nowhere() {
    next.count = 1; //~ read:permission
  }

  //@ requires acc(next.count); //~ contract:permission
  void contract() {
  }

  //@ requires acc(next) ** acc(next.count);
  void goodContract() {
    next.count = 1;
    count = 2;
  }
}

class Other {
  static int count;

  //@ requires acc(count) ** acc(Counter.count) ** Counter.count == 3;
  //@ ensures acc(count) ** acc(Counter.count) ** count == 4 ** Counter.count == 3;
  static void separate() {
    count = 4;
  }

  //@ requires acc(count);
  static void wrongClass() {
    Counter.count = 4; //~ write:permission
  }

  //@ requires acc(Counter.count);
  //@ ensures acc(Counter.count);
  static void calls() {
    Counter.reset();
    int n = Counter.get();
    assert n == 0;
    assert n == 1; //~ assert:false
  }

  static void callsUnasked() {
    Counter.reset(); //~ precondition:permission
  }
}
