// What runs while the constants of an enum are made, and where a program starts.
enum E {
  A(1), B(2);
  final int k;
  static final E FIRST = A;
  static E mutable;
  E(int k)
    //@ ensures this.k == k;
  {
    this.k = k;
    assert this == this;
    switch (k) { case 1: break; default: }
    assert false; //~ assert:false
  }
  static {
    E e = A;
    assert e != B;
    E f = e == A ? B : A;
    assert f == B;
    assert f.k == 2;
    mutable = f;
    assert false; //~ assert:false
  }
  static void m(E e) {
    if (e != null && e != A) {
      assert e == B;
      assert e.k == 2;
      assert e.k == 3; //~ assert:false
    }
    assert FIRST == A; //~ assert:false
    assert false; //~ assert:false
  }
}
class Main {
  //@ requires acc(E.mutable) && E.mutable == E.B && E.B.k == 2 && E.FIRST == E.A;
  public static void main(String[] args) {
    assert E.mutable.ordinal() == 1;
  }
}
class Main2 {
  //@ requires acc(E.mutable) && E.mutable == E.A; //~ precondition:false
  public static void main(String[] args) {
  }
}
