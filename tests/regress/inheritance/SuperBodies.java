//: --overflow=unbounded
// Bodies that are called by super: ghost statements and invariants in them mean the predicates of their own class.
class A {
  int n;

  //@ predicate valid() = acc(n) && n >= 0;

  /*@ pure @*/ int get()
    //@ requires valid();
  {
    return n;
  }

  //@ requires valid();
  //@ ensures valid() && get() == old(get()) + 3;
  void ghosts() {
    //@ ghost int before = get();
    //@ open valid();
    n = n + 3;
    //@ close valid();
    //@ assert get() == before + 3;
  }

  // At run time this is B's get.
  //@ requires valid();
  //@ ensures valid();
  void wrongAssert() {
    assert get() >= 0; //~ precondition:predicate
  }

  //@ requires valid() && k >= 0;
  //@ ensures valid() && get() == old(get()) + k;
  void loop(int k) {
    int i = 0;
    while (i < k)
      //@ invariant valid() && 0 <= i <= k && get() == old(get()) + i;
    {
      n = n + 1;
      i = i + 1;
    }
  }

  //@ requires valid();
  //@ ensures valid();
  private void hidden() {
    n = 4;
  }

  //@ requires valid();
  //@ ensures valid();
  void callsHidden() {
    hidden(); //~ precondition:predicate
  }
}

class B extends A {
  int m;

  //@ predicate valid() = super.valid() && acc(m) && m == 1;

  void ghosts() {
    super.ghosts();
  }

  void loop(int k) {
    super.loop(k);
  }

  void callsHidden() {
    super.callsHidden();
  }

  void wrongAssert() {
    super.wrongAssert();
  }
}

// It inherits all of them: so valid() means its own predicate in them, which says nothing of n alone.
class C extends A {
  int m;

  //@ predicate valid() = super.valid() && acc(m) && m == 1;
}

class Client {
  static void ok(B b, int k)
    //@ requires b.valid() && k >= 0;
    //@ ensures b.valid() && b.get() == old(b.get()) + k + 3;
  {
    b.loop(k);
    b.ghosts();
  }
}
