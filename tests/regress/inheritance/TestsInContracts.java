// Tests in contracts and predicates: which class an object has decides what is held.
class Node {
  Object item;

  //@ predicate node() = acc(item) && (item instanceof Box ==> acc(((Box) item).value));

  //@ requires node() && o != null && (o instanceof Box ==> acc(((Box) o).value));
  //@ ensures node();
  void okPut(Object o) {
    item = o;
  }

  //@ requires node() && o != null;
  //@ ensures node(); //~ postcondition:predicate
  void wrongPut(Object o) {
    item = o;
  }

  //@ requires node();
  //@ ensures node();
  int okGet() {
    if (item instanceof Box b) {
      return b.value;
    }
    return 0;
  }

  //@ requires node();
  //@ ensures node();
  int wrongGet() {
    return ((Box) item).value; //~ cast:type read:permission
  }

  // The cast in a contract is looked at, too.
  //@ requires acc(((Box) o).value); //~ contract:type
  static void wrongContract(Object o) {
  }

  //@ requires o instanceof Box && acc(((Box) o).value);
  //@ ensures acc(((Box) o).value) && ((Box) o).value == 1;
  static void okContract(Object o) {
    ((Box) o).value = 1;
  }

  //@ requires o instanceof Box;
  static void onlyBoxes(Object o) {
  }
}

class Box {
  int value;

  //@ pure boolean same(Object o) = o instanceof Box && o == this;

  static void okSame() {
    Box b = new Box();
    Object o = b;
    //@ assert b.same(o);
    //@ assert !b.same(null);
    Object other = new Node();
    //@ assert !b.same(other);
  }
}

class Client {
  static void ok() {
    Box b = new Box();
    Node.okContract(b);
    assert b.value == 1;
  }

  //@ requires b instanceof Other;
  static void wrongCall(Object b) {
    Node.onlyBoxes(b); //~ precondition:false
  }
}

class Other {
}
