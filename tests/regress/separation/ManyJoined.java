// What was held on one arm of a branch, with others, is not held any more behind it, and may come back as another one.
class ManyJoined {
  int x;

  static void take(ManyJoined m)
    //@ requires acc(m.x);
  {
  }

  /*@ ensures result != null && acc(result.x); @*/
  static native ManyJoined give();

  static void joined(boolean first, ManyJoined a, ManyJoined b, ManyJoined c, ManyJoined d, ManyJoined e, ManyJoined f,
      ManyJoined g, ManyJoined h, ManyJoined i, ManyJoined j)
    //@ requires acc(a.x) && acc(b.x) && acc(c.x) && acc(d.x) && acc(e.x) && acc(f.x) && acc(g.x) && acc(h.x);
    //@ requires acc(i.x) && acc(j.x);
  {
    take(h);
    h = give();
    ManyJoined seen = null;
    if (first) {
      seen = give();
      take(seen);
    }
    ManyJoined k = give();
    //@ assert k != a;
    //@ assert k != seen; //~ assert:false
  }

  static void resumed(boolean first, ManyJoined a, ManyJoined b, ManyJoined c, ManyJoined d, ManyJoined e, ManyJoined f,
      ManyJoined g, ManyJoined h, ManyJoined i, ManyJoined j)
    //@ requires acc(a.x) && acc(b.x) && acc(c.x) && acc(d.x) && acc(e.x) && acc(f.x) && acc(g.x) && acc(h.x);
    //@ requires acc(i.x) && acc(j.x);
  {
    ManyJoined seen = null;
    if (first) {
      seen = give();
      take(seen);
    } else {
      take(b);
    }
    ManyJoined k = give();
    if (first) {
      //@ assert k != seen; //~ assert:false
    }
  }

  static void tried(int n, ManyJoined a, ManyJoined b, ManyJoined c, ManyJoined d, ManyJoined e, ManyJoined f,
      ManyJoined g, ManyJoined h, ManyJoined i, ManyJoined j)
    //@ requires acc(a.x) && acc(b.x) && acc(c.x) && acc(d.x) && acc(e.x) && acc(f.x) && acc(g.x) && acc(h.x);
    //@ requires acc(i.x) && acc(j.x);
  {
    ManyJoined seen = null;
    out: {
      if (n < 0) break out;
      seen = give();
      take(seen);
    }
    ManyJoined k = give();
    //@ assert k != seen; //~ assert:false
  }
}
