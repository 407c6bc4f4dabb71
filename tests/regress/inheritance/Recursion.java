//: --overflow=unbounded
// Recursion through overrides that ends, because it goes on with less of the heap.
abstract class List {
  //@ predicate list();

  //@ requires list();
  //@ ensures result >= 0;
  abstract /*@ pure @*/ int length();
}

final class Nil extends List {
  //@ predicate list() = true;

  Nil()
    //@ ensures list() && length() == 0;
  {
  }

  /*@ pure @*/ int length() {
    return 0;
  }
}

final class Cons extends List {
  int head;
  List tail;

  //@ predicate list() = acc(head) && acc(tail) && tail != null && tail.list();

  //@ requires tail != null && tail.list();
  //@ ensures list() && length() == old(tail.length()) + 1;
  Cons(int head, List tail) {
    this.head = head;
    this.tail = tail;
  }

  /*@ pure @*/ int length() {
    return 1 + tail.length();
  }
}

class Client {
  static void ok() {
    List nil = new Nil();
    List one = new Cons(1, nil);
    List two = new Cons(2, one);
    assert two.length() == 2;
  }

  static void wrong() {
    List one = new Cons(1, new Nil());
    assert one.length() == 2; //~ assert:false
  }

  //@ requires l != null && l.list();
  //@ ensures l.list();
  static void okAny(List l) {
    assert l.length() >= 0;
  }

  //@ requires l != null && l.list();
  static void wrongAny(List l) {
    assert l.length() > 0; //~ assert:false
  }
}
