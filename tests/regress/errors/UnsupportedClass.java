// A class in the body of a method that is left out may extend others: what predicates and pure methods of these say
// depends on the class of the object then. Everything else is verified.
class UnsupportedClass {
  static class Shape {
    int x;

    //@ predicate valid() = acc(x);

    /*@ pure @*/ int size() {
      return 1;
    }

    void okThis()
      //@ requires valid();
      //@ ensures valid();
    {
      x = 2;
    }
  }

  static class Square extends Shape {
  }

  interface Sized {
    /*@ pure @*/ default int area() {
      return 1;
    }
  }

  static class Kept {
    int x;

    //@ predicate valid() = acc(x);

    /*@ pure @*/ int size() {
      return 1;
    }
  }

  static Shape anonymous() {
    return new Square() { //~ W0009
      int size() {
        return 2;
      }
    };
  }

  static Sized local() {
    class Local implements UnsupportedClass.Sized { //~ W0009
      public int area() {
        return 3;
      }
    }
    return new Local();
  }

  static Object withinOthers(Object o) {
    synchronized (o) { //~ W0009
      return new Kept2() {
      };
    }
  }

  static class Kept2 {
    /*@ pure @*/ int size() {
      return 1;
    }
  }

  static void wrongPredicate(Shape s)
    //@ requires s.valid();
  {
    s.x = 2; //~ write:permission
  }

  static void wrongBelow(Square s)
    //@ requires s.valid();
  {
    s.x = 2; //~ write:permission
  }

  static void wrongPure(Shape s, Sized t, Kept2 k)
    //@ requires s != null && t != null && k != null;
  {
    assert s.size() == 1; //~ assert:false
    assert t.area() == 1; //~ assert:false
    assert k.size() == 1; //~ assert:false
  }

  static void okNew() {
    Shape s = new Shape();
    assert s.size() == 1;
    s.x = 1;
  }

  static void okOther(Kept k)
    //@ requires k.valid();
  {
    k.x = 2;
    assert k.size() == 1;
  }

  static void okCall() {
    Shape s = anonymous();
  }
}
