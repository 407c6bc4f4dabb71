// A wildcard is one type for the whole call (JLS 5.1.10).
class Capture {
  static class A {
  }

  static class B extends A {
  }

  static class Box<T> {
    T value;

    //@ ensures acc(value) && value == null;
    Box() {
    }
  }

  //@ requires acc(box.value);
  //@ ensures acc(box.value) && box.value == x;
  static <X> void put(Box<X> box, X x) {
    box.value = x;
  }

  //@ requires acc(box.value);
  //@ ensures acc(box.value) && box.value == \old(box.value) && result == box.value;
  static <X> X get(Box<X> box) {
    return box.value;
  }

  //@ requires acc(from.value) && acc(to.value);
  //@ ensures acc(from.value) && acc(to.value) && to.value == from.value && from.value == \old(from.value);
  static <X> void move(Box<? extends X> from, Box<? super X> to) {
    to.value = from.value;
  }

  //@ ensures result == box;
  static <X> Box<X> same(Box<X> box) {
    return box;
  }

  static void okUnbounded() {
    Box<B> box = new Box<B>();
    Box<?> any = box;
    put(any, null);
    assert box.value == null;
    Object value = get(same(any));
    assert value == null;
  }

  static void okBounded() {
    Box<? extends B> from = new Box<B>();
    Box<? super A> to = new Box<Object>();
    move(from, to);
    A a = get(from);
    assert a == null && to.value == null;
    Box<? super B> lower = to;
    put(lower, new B());
    assert to.value != null;
  }

  // The type of a variable has the wildcards again (JLS 14.4.1).
  static void okVar(Box<? extends A> box, Box<? extends A> other) {
    var same = same(box);
    same = other;
    assert same == other;
  }

  static void wrongValue() {
    Box<? super B> box = new Box<A>();
    put(box, new B());
    assert box.value == null; //~ assert:false
  }
}
