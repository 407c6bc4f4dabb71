// Ghost parameters of pure methods: the value is a function of them, too.
class PureParameters {
  int f;

  //@ requires p > 0;
  //@ ensures \result > x - p;
  /*@ pure @*/ static int same(int x /*@ ghost int p @*/) { return x; }

  //@ requires p > 0;
  //@ ensures \result > x + p; //~ postcondition:false
  /*@ pure @*/ static int wrongSame(int x /*@ ghost int p @*/) { return x; }

  static int calls(int x) {
    int y = same(x /*@ 3 @*/);
    //@ assert y == x;
    //@ assert same(x) given {p = 4} == x;
    return same(x /*@ 0 @*/); //~ precondition:false
  }

  /*@ ghost static pure int g(int x) given int p; @*/

  //@ requires g(1) given {p = 2} == 5;
  static void abstract_(int k) {
    //@ assert k == 2 ==> g(1) given {p = k} == 5;
    //@ assert g(1) given {p = 3} == 5; //~ assert:false
  }

  /*@ ghost static pure int sum(int x)
        given int p;
        ensures \result == x + p;
      { return x + p; }

      ghost static pure int power(int x)
        given int n;
        requires n >= 0;
        decreases n;
      { return n == 0 ? 1 : x * (power(x) given {n = n - 1}); }

      ghost static pure int circular(int x)
        given int n;
        requires n >= 0;
        decreases x;
      { return x <= 0 ? 1 : circular(x) given {n = n + 1}; } //~ termination:not-decreasing
    @*/

  static void defined(int k) {
    //@ assert sum(1) given {p = k} == k + 1;
    //@ assert power(2) given {n = 2} == 4;
    //@ assert power(3) given {n = 0} == 1;
    //@ assert sum(1) given {p = k} == sum(1) given {p = 1}; //~ assert:false
  }

  // Permissions of which a part is asked for.
  //@ requires acc(f) && f > least;
  //@ ensures \result > least;
  /*@ pure @*/ int above(/*@ ghost int least @*/) { return f; }

  //@ requires acc(f) && f == 3;
  //@ ensures acc(f);
  void reads() {
    int y = above(/*@ 2 @*/);
    //@ assert y == 3;
    f = 7;
    //@ assert above() given {least = 6} == 7;
    y = above(/*@ 7 @*/); //~ precondition:false
  }

  // Overridden, and in families.
  static class Above {
    int f;
    //@ requires acc(f) && f > least;
    //@ ensures \result > least;
    /*@ pure @*/ int over(/*@ ghost int least @*/) { return f; }
  }

  static class Below extends Above {
    //@ requires acc(f) && f > least;
    //@ ensures \result > least;
    /*@ pure @*/ int over(/*@ ghost int least @*/) { return f < 1000 ? f + 1 : f; }
  }

  static class Wrong extends Above {
    //@ requires acc(f) && f > least + 1;
    //@ ensures \result > least;
    /*@ pure @*/ int over(/*@ ghost int least @*/) { return f; } //~ override:false
  }

  //@ requires acc(o.f) && o.f == 3;
  static void family(Above o) {
    //@ assert o.over() given {least = 2} > 2;
    //@ assert o.over() given {least = 2} == o.over() given {least = 1}; //~ assert:false
  }

  // Said of all values of what is given.
  //@ requires (\forall int i; g(1) given {p = i} > 0);
  static void quantified(int k) {
    //@ assert g(1) given {p = k} > 0;
    //@ assert g(2) given {p = k} > 0; //~ assert:false
  }
}
