// A wand is known by the values of the expressions in it.
class Id {
  int f, g;
  //@ predicate p(int n) = acc(this.f) && this.f >= n;

  static void sameValue(Id x, int n)
    //@ requires acc(x.f) && n < 1000;
    //@ ensures acc(x.f) && x.f > n;
  {
    //@ package (acc(x.f) && x.f == n + 1 --* acc(x.f) && x.f > n) { }
    int m = n + 1;
    x.f = m;
    //@ apply (acc(x.f) && x.f == m --* acc(x.f) && x.f > n);
  }

  static void changed(Id x, int n)
    //@ requires acc(x.f) && n < 1000;
  {
    int m = n;
    //@ package (acc(x.f) && x.f == m --* acc(x.f) && x.f == n) { }
    m = m + 1;
    x.f = m;
    //@ apply (acc(x.f) && x.f == m --* acc(x.f) && x.f == n); //~ apply:predicate
  }

  static void leftNotHeld(Id x, int n)
    //@ requires acc(x.f) && n < 1000;
  {
    //@ package (acc(x.f) && x.f == n --* acc(x.f) && x.f == n) { }
    x.f = n + 1;
    //@ apply (acc(x.f) && x.f == n --* acc(x.f) && x.f == n); //~ apply:false
  }

  static void leftGone(Id x, Id y)
    //@ requires acc(x.f);
  {
    //@ package (acc(y.f) --* acc(y.f) && acc(x.f)) { }
    //@ apply (acc(y.f) --* acc(y.f) && acc(x.f)); //~ apply:permission
  }

  static void leftClosed(Id x)
    //@ requires acc(x.g);
  {
    //@ package (x.p(3) --* acc(x.f) && acc(x.g)) { open x.p(3); }
    //@ apply (x.p(3) --* acc(x.f) && acc(x.g)); //~ apply:predicate
  }

  static void otherField(Id x)
    //@ requires acc(x.f) && acc(x.g);
  {
    //@ package (acc(x.f) --* acc(x.f)) { }
    //@ apply (acc(x.g) --* acc(x.g)); //~ apply:predicate
  }

  static void underBranch(Id x, boolean b)
    //@ requires acc(x.f) && acc(x.g);
  {
    if (b) {
      //@ package (acc(x.f) --* acc(x.f) && acc(x.g)) { }
    }
    //@ apply (acc(x.f) --* acc(x.f) && acc(x.g)); //~ apply:predicate
  }

  static void underBranches(Id x, boolean b)
    //@ requires acc(x.f) && acc(x.g);
    //@ ensures acc(x.f) && acc(x.g);
  {
    if (b) {
      //@ package (acc(x.f) --* acc(x.f) && acc(x.g)) { }
    } else {
      x.f = 3;
      //@ package (acc(x.f) --* acc(x.f) && acc(x.g)) { }
    }
    x.f = 4;
    //@ apply (acc(x.f) --* acc(x.f) && acc(x.g));
  }

  static void choice(Id x, Id y, boolean b)
    //@ requires acc(x.f) && acc(y.f) && acc(x.g) && acc(y.g);
  {
    Id z = y;
    if (b) {
      z = x;
      //@ package (acc(x.f) --* acc(x.f) && acc(x.g)) { }
    } else {
      //@ package (acc(y.f) --* acc(y.f) && acc(y.g)) { }
    }
    z.f = 4;
    //@ apply (acc(z.f) --* acc(z.f) && acc(z.g));
    z.g = 5;
  }

  static void unframed(Id x, Id y)
    //@ requires (acc(x.f) --* acc(x.f) && y.g == 3); //~ contract:permission
  { }

  static void unframedRight(Id x)
    //@ requires (acc(x.f) --* x.f == 3); //~ contract:permission
  { }

  static void framed(Id x, Id y)
    //@ requires (acc(x.f) --* acc(x.f) && acc(y.g) && y.g == 3) && acc(x.f);
    //@ ensures acc(x.f) && acc(y.g) && y.g == 3;
  {
    //@ apply (acc(x.f) --* acc(x.f) && acc(y.g) && y.g == 3);
  }

  void before(Id x)
    //@ requires acc(this.f) && acc(x.f) && this.f < 1000;
    //@ ensures (acc(x.f) --* acc(x.f) && acc(this.f) && this.f == \old(this.f) + 1) && acc(x.f);
  {
    f = f + 1;
    //@ package (acc(x.f) --* acc(x.f) && acc(this.f) && this.f == \old(this.f) + 1) { }
  }

  void useBefore(Id x)
    //@ requires acc(this.f) && acc(x.f) && this.f == 7;
    //@ ensures acc(this.f) && acc(x.f) && this.f == 8;
  {
    before(x);
    //@ apply (acc(x.f) --* acc(x.f) && acc(this.f) && this.f == \old(this.f) + 1);
  }

  void misuseBefore(Id x)
    //@ requires acc(this.f) && acc(x.f) && this.f == 7;
    //@ ensures acc(this.f) && acc(x.f);
  {
    f = 8;
    before(x);
    //@ apply (acc(x.f) --* acc(x.f) && acc(this.f) && this.f == \old(this.f) + 1); //~ apply:predicate
  }
}
