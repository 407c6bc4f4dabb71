// Several levels: the object around the object around.
class A {
  int x;

  class B {
    int x;

    class C {
      int x;

      //@ requires acc(x) && acc(B.this.x) && acc(A.this.x);
      //@ ensures acc(x) && acc(B.this.x) && acc(A.this.x) && x == 1 && B.this.x == 2 && A.this.x == 3;
      void okAll() {
        x = 1;
        B.this.x = 2;
        A.this.x = 3;
      }

      //@ requires acc(x) && acc(B.this.x);
      void wrongAll() {
        x = 1;
        B.this.x = 2;
        A.this.x = 3; //~ write:permission
      }

      /*@ pure @*/ A okTop()
        //@ ensures \result == A.this;
      {
        return top();
      }

      D okD()
        //@ ensures \result != null && \result.a() == A.this;
      {
        return new D();
      }
    }

    /*@ pure @*/ A top()
      //@ ensures \result == A.this;
    {
      return A.this;
    }
  }

  class D {
    /*@ pure @*/ A a() {
      return A.this;
    }
  }

  //@ requires acc(x) && other != null;
  //@ ensures acc(x);
  void okClient(A other) {
    B mine = new B();
    B.C c = mine.new C();
    mine.x = 7;
    c.x = 8;
    c.okAll();
    assert x == 3 && mine.x == 2;
    A.B.C theirs = other.new B().new C();
    assert theirs.okTop() == other;
    A.D made = theirs.okD();
    assert made.a() == other;
  }

  //@ requires other != null;
  void wrongClient(A other) {
    A.B.C theirs = other.new B().new C();
    assert theirs.okTop() == this; //~ assert:false
  }
}
