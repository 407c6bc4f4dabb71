// What is packaged in a recursion: its left side grants what nobody had.
class Knot {
  int f, g;

  /*@ ghost static void knot(Knot x)
        requires acc(x.g);
        ensures acc(x.g) && (acc(x.f) && acc(x.g) --* false);
      {
        package (acc(x.f) && acc(x.g) --* false) {
          knot(x); //~ termination:not-decreasing
          apply (acc(x.f) && acc(x.g) --* false);
        }
      } @*/

  /*@ ghost static void down(Knot x, int n)
        requires acc(x.g) && 0 <= n;
        ensures acc(x.g) && (acc(x.f) --* acc(x.f));
        decreases n;
      {
        package (acc(x.f) --* acc(x.f)) { }
        if (n > 0) {
          apply (acc(x.f) --* acc(x.f)); //~ apply:permission
        }
      } @*/

  //@ ghost static void lend(Knot x, Knot y) requires acc(x.f) && acc(y.f); ensures acc(y.f) && (acc(y.f) --* acc(x.f) && acc(y.f));
  //@ {
  //@   package (acc(y.f) --* acc(x.f) && acc(y.f)) {
  //@     assert acc(y.f);
  //@   }
  //@ }

  static void use(Knot x, Knot y)
    //@ requires acc(x.f) && acc(y.f);
    //@ ensures acc(x.f) && acc(y.f);
  {
    //@ lend(x, y);
    y.f = 3;
    //@ apply (acc(y.f) --* acc(x.f) && acc(y.f));
  }

  static void nested(Knot x, Knot y, Knot z)
    //@ requires acc(x.f) && acc(y.f) && acc(z.f);
    //@ ensures acc(x.f) && acc(y.f) && acc(z.f);
  {
    //@ package (acc(x.f) --* (acc(y.f) --* acc(x.f) && acc(y.f) && acc(z.f))) {
    //@   package (acc(y.f) --* acc(x.f) && acc(y.f) && acc(z.f)) { }
    //@ }
    x.f = 1;
    //@ apply (acc(x.f) --* (acc(y.f) --* acc(x.f) && acc(y.f) && acc(z.f)));
    y.f = 2;
    //@ apply (acc(y.f) --* acc(x.f) && acc(y.f) && acc(z.f));
  }

  static void nestedTaken(Knot x, Knot y, Knot z)
    //@ requires acc(x.f) && acc(y.f) && acc(z.f);
  {
    //@ package (acc(x.f) --* (acc(y.f) --* acc(x.f) && acc(y.f) && acc(z.f))) {
    //@   package (acc(y.f) --* acc(x.f) && acc(y.f) && acc(z.f)) { }
    //@ }
    z.f = 1; //~ write:permission
  }

  static void loop(Knot x, int n)
    //@ requires acc(x.f) && acc(x.g);
    //@ ensures acc(x.f) && acc(x.g);
  {
    //@ package (acc(x.f) --* acc(x.f) && acc(x.g)) { }
    int i = 0;
    while (i < n)
      //@ invariant acc(x.f) && (acc(x.f) --* acc(x.f) && acc(x.g));
    {
      x.f = i;
      i = i + 1;
    }
    //@ apply (acc(x.f) --* acc(x.f) && acc(x.g));
  }

  static void loopLoses(Knot x, int n)
    //@ requires acc(x.f) && acc(x.g);
    //@ ensures acc(x.f) && acc(x.g);
  {
    //@ package (acc(x.f) --* acc(x.f) && acc(x.g)) { }
    int i = 0;
    while (i < n)
      //@ invariant acc(x.f) && (acc(x.f) --* acc(x.f) && acc(x.g)); //~ invariant-body:predicate
    {
      //@ apply (acc(x.f) --* acc(x.f) && acc(x.g));
      i = i + 1;
    }
    //@ apply (acc(x.f) --* acc(x.f) && acc(x.g));
  }
}
