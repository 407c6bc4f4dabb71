class Box<T> {
  private T value;

  //@ predicate holds(T v) = acc(value) && value == v;

  Box(T value)
    //@ ensures holds(value);
  {
    this.value = value;
  }

  T get()
    //@ requires acc(value);
    //@ ensures acc(value) && value == old(value) && result == value;
  {
    return value;
  }

  void set(T value)
    //@ requires acc(this.value);
    //@ ensures acc(this.value) && this.value == value;
  {
    this.value = value;
  }

  static <S> Box<S> of(S value)
    //@ ensures result != null && result.holds(value);
  {
    return new Box<>(value);
  }
}

class Cell {
  int x;
}

class Client {
  static void okGet(Cell cell) {
    Box<Cell> box = new Box<>(cell);
    Cell back = box.get();
    assert back == cell;
    box = Box.of(cell);
    back = box.get();
    assert back == cell;
  }

  static void wrongGet(Cell cell) {
    Box<Cell> box = new Box<>(null);
    Cell back = box.get();
    assert back == cell; //~ assert:false
  }

  // What comes out of the box is a Cell: nothing else could be put into it.
  //@ requires acc(box.value);
  static void okType(Box<Cell> box) {
    Cell back = box.get();
    assert back == null || back instanceof Cell;
  }

  //@ requires acc(box.value);
  static void wrongType(Box<?> box) {
    Object back = box.get();
    assert back == null || back instanceof Cell; //~ assert:false
  }

  //@ requires acc(box.value) && box.value != null;
  static void wrongPermission(Box<Cell> box) {
    Cell back = box.get();
    back.x = 1; //~ write:permission
  }
}
