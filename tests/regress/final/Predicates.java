//: --overflow=unbounded
// What a predicate says of final fields is known where it is held, although no permission is missing for which it
// would be opened.
class Interval {
  final int from, to;
  final Interval inner;

  //@ predicate ordered() = from <= to && (inner != null ==> from <= inner.from ** inner.ordered());

  Interval(int from, int to)
    //@ requires from <= to;
    //@ ensures ordered() && this.from == from && this.to == to && inner == null;
  {
    this.from = from;
    this.to = to;
    inner = null;
  }

  /*@ pure @*/ int size()
    //@ requires ordered();
    //@ ensures 0 <= \result;
  {
    return to - from;
  }

  /*@ pure @*/ int wrongSize()
    //@ requires ordered();
    //@ ensures 0 < \result; //~ postcondition:false
  {
    return to - from;
  }

  static void client(Interval a, Interval b)
    //@ requires a != null && b != null ** a.ordered() ** b.ordered();
  {
    assert a.from <= a.to && b.from <= b.to;
    assert a.size() + b.size() >= 0;
    assert a.from <= b.to; //~ assert:false
  }

  static void without(Interval a)
    //@ requires a != null;
  {
    assert a.from <= a.to; //~ assert:false
  }
}

class Buffer {
  private final int[] items;
  private int count;

  //@ predicate valid() = items != null ** acc(items[*]) ** acc(count) ** 0 <= count && count <= items.length;

  Buffer(int capacity)
    //@ requires 0 <= capacity;
    //@ ensures valid() && capacity() == capacity && count() == 0;
  {
    items = new int[capacity];
  }

  /*@ pure @*/ int capacity()
    //@ requires valid();
    //@ ensures 0 <= \result;
  {
    return items.length;
  }

  /*@ pure @*/ int count()
    //@ requires valid();
    //@ ensures 0 <= \result && \result <= capacity();
  {
    return count;
  }

  void add(int v)
    //@ requires valid() && count() < capacity();
    //@ ensures valid() && count() == old(count()) + 1 && capacity() == old(capacity());
  {
    items[count++] = v;
  }

  void addWithoutRoom(int v)
    //@ requires valid();
    //@ ensures valid();
  {
    items[count++] = v; //~ array:bounds
    count--;
  }

  static void client() {
    Buffer b = new Buffer(2);
    b.add(3);
    b.add(4);
    b.add(5); //~ precondition:false
  }
}
