//: --overflow=unbounded
// Pure methods whose bodies are several statements.
class Numbers {
  int x;
  Numbers next;

  //@ predicate valid() = acc(x) ** acc(next) ** (next != null ==> next.valid());

  /*@ pure @*/ static int max(int a, int b) {
    if (a > b) return a;
    return b;
  }

  /*@ pure @*/ static int clamp(int v, int low, int high)
    //@ requires low <= high;
    //@ ensures low <= \result && \result <= high;
  {
    if (v < low) {
      return low;
    } else if (v > high) {
      return high;
    } else {
      return v;
    }
  }

  /*@ pure @*/ static int wrongClamp(int v, int low, int high)
    //@ requires low <= high;
    //@ ensures low <= \result && \result <= high; //~ postcondition:false
  {
    if (v < low) {
      return low;
    }
    return v;
  }

  // Variables that are assigned again, in some branches only.
  /*@ pure @*/ static int sum(int a, int b) {
    int total = a;
    if (b > 0) {
      total = total + b;
    }
    int again = total, unused;
    again += 1;
    again++;
    a = 0;
    --again;
    return again + a - 1;
  }

  /*@ pure @*/ static int absolute(int a)
    //@ ensures 0 <= \result && (a < 0 ==> \result == -a);
  {
    if (a < 0) {
      a = -a;
    }
    return a;
  }

  /*@ pure @*/ static int nested(boolean p, boolean q) {
    int r;
    {
      int s = 3;
      if (p) {
        if (q) return s;
        r = 1;
      } else {
        r = 2;
      }
    }
    int s = r * 10;
    return s;
  }

  /*@ pure @*/ static int choose(int n) {
    int r = 0;
    switch (n) {
      case 1:
      case 2:
        r = 10;
      case 3:
        r = r + 1;
        break;
      case 4:
        return 4;
      default:
        r = -1;
    }
    return r;
  }

  /*@ pure @*/ static int arrows(int n) {
    switch (n) {
      case 1, 2 -> {
        return 7;
      }
      case 3 -> n = 9;
    }
    return n;
  }

  /*@ pure @*/ static int labelled(int n) {
    int r = 1;
    out: {
      if (n > 3) break out;
      r = 2;
    }
    return r;
  }

  // What is read must be permitted where it is read.
  /*@ pure @*/ int total()
    //@ requires valid();
  {
    int rest = 0;
    if (next != null) {
      rest = next.total();
    }
    return x + rest;
  }

  /*@ pure @*/ int byHand()
    //@ requires valid();
  {
    //@ open valid();
    int own = x;
    return own;
  }

  /*@ pure @*/ int unread() {
    int own = x; //~ contract:permission
    return 3;
  }

  /*@ pure @*/ int divided(int n) {
    if (n == 0) return 0;
    int half = 100 / n;
    return half + 100 / (n - 1); //~ contract:division-by-zero
  }

  /*@ pure int ghost(int a) {
    @   if (a > 0) return 1;
    @   int b = a;
    @   return b + b;
    @ }
    @*/

  void client(int v) {
    assert max(2, 3) == 3 && max(3, 2) == 3 && max(v, v) == v;
    assert clamp(7, 1, 5) == 5 && clamp(-7, 1, 5) == 1 && clamp(3, 1, 5) == 3;
    assert sum(3, 4) == 7 && sum(3, -4) == 3;
    assert absolute(-4) == 4 && absolute(4) == 4;
    assert nested(true, true) == 3 && nested(true, false) == 10 && nested(false, true) == 20;
    assert choose(1) == 11 && choose(2) == 11 && choose(3) == 1 && choose(4) == 4 && choose(5) == -1;
    assert arrows(1) == 7 && arrows(2) == 7 && arrows(3) == 9 && arrows(4) == 4;
    assert labelled(1) == 2 && labelled(4) == 1;
    //@ assert ghost(5) == 1 && ghost(-3) == -6;
    assert max(2, 3) == 2; //~ assert:false
  }


  void chain(Numbers p)
    //@ requires valid() ** acc(p.x) ** acc(p.next) ** p.x == 4 ** p.next == this;
  {
    int below = total();
    //@ close p.valid();
    assert p.total() == 4 + below;
    assert p.byHand() == 4;
    assert p.total() == 4; //~ assert:false
  }
}
