// Casts to arrays whose elements' class has no class below it, so that what fits is known.
class Covariance {
  static final class Leaf { int x; }

  void okCast(Object o)
    //@ requires o instanceof int[];
  {
    int[] a = (int[]) o;
    Leaf[] none = (Leaf[]) null;
    assert none == null;
  }

  void wrongCast(Object o)
    //@ requires o instanceof int[];
  {
    String[] a = (String[]) o; //~ cast:type
  }

  void okCreated() {
    Object o = new Leaf[3];
    Leaf[] leaves = (Leaf[]) o;
    leaves[0] = new Leaf();
    assert leaves.length == 3 && leaves[1] == null;
  }

  void wrongCreated() {
    Object o = new Leaf[3];
    int[] numbers = (int[]) o; //~ cast:type
  }

  int okPattern(Object o) {
    if (o instanceof int[] a && a.length > 2) return a.length;
    return 3;
  }

  // Objects of classes below are elements like any other.
  void okElements(Leaf leaf) {
    Object[] objects = {leaf, "text", new int[1]};
    objects[0] = objects;
    assert objects[0] == objects && objects[1] != null;
  }
}
