// Two expressions of one type have two types where it has a wildcard.
class CapturedWildcards {
  static class Box<T> {
    T value;
  }

  //@ requires box != null && acc(box.value);
  static <X> void put(Box<X> box, X x) {
    box.value = x;
  }

  //@ requires acc(box.value);
  //@ ensures acc(box.value);
  static <X> X get(Box<X> box) {
    return box.value;
  }

  static void wrong(Box<?> box, Box<?> other) {
    put(box, get(other)); //~ W0004
  }

  static void wrongString(Box<? extends String> box) {
    put(box, "text"); //~ W0004
  }
}
