// What a class below defines is not known of an object that may be one of the class above.
class Base {
  int x;

  /*@ pure @*/ int f()
    //@ requires acc(x);
  {
    return g();
  }

  /*@ pure @*/ int g()
    //@ requires acc(x);
  {
    return 1;
  }
}

class Derived extends Base {
  /*@ pure @*/ int g()
    //@ requires acc(x);
  {
    return 2;
  }

  void m(Base other)
    //@ requires acc(other.x);
  {
    int seen = other.f();
    //@ assert seen == 2; //~ assert:false
    int own = 0;
  }

  void n(Base other)
    //@ requires acc(other.x) ** acc(x);
  {
    int mine = this.f();
    //@ assert mine == 2;
    int seen = other.f();
    //@ assert seen == 2; //~ assert:false
  }
}
