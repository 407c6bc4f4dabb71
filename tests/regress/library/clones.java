// Java's own code calls no clone(): a class may declare one.
class Cell implements Cloneable {
  int value;

  //@ predicate valid() = acc(value);

  public Cell clone()
    //@ requires valid();
    //@ ensures valid() && result.valid();
  {
    Cell copy = new Cell();
    copy.value = value;
    return copy;
  }
}

class Other {
  void wrong() throws CloneNotSupportedException {
    Object o = clone(); //~ W0009
  }
}
