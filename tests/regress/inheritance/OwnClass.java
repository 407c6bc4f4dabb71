// A body does not know the class of `this` better than the objects do that run it.
class A {
  int x;

  //@ predicate valid() = acc(x);

  // It may be a B that runs this.
  //@ requires valid();
  //@ ensures valid();
  void wrongTest() {
    if (this instanceof B) {
      assert false; //~ assert:false [unknown-value]
    }
  }

  void wrongNew() {
    Object o = this;
    assert !(o instanceof B); //~ assert:false [changed]
  }

  void okTest() {
    Object o = this;
    assert o instanceof A;
  }

  //@ requires b != null;
  void wrongOther(B b) {
    assert this != b; //~ assert:false [unknown-value]
  }

  A wrongCast() {
    return (B) this; //~ cast:type [unknown-value]
  }
}

class B extends A {
  void okTest2() {
    assert this instanceof A;
    assert this instanceof B;
  }
}

final class F {
  void ok() {
    Object o = this;
    assert o instanceof F && !(o instanceof A);
  }
}

interface I {
}

class G {
  boolean wrongInterface() {
    Object o = this;
    assert !(o instanceof I); //~ assert:false [changed]
    return true;
  }
}

final class H {
  void okInterface() {
    Object o = this;
    assert !(o instanceof I);
  }
}
