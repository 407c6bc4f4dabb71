// Of many objects whose fields are held at once, each is another one; of what is not held at once nothing is known.
class Many {
  int x;

  static void all(Many a, Many b, Many c, Many d, Many e, Many f, Many g, Many h, Many i, Many j)
    //@ requires acc(a.x) && acc(b.x) && acc(c.x) && acc(d.x) && acc(e.x);
    //@ requires acc(f.x) && acc(g.x) && acc(h.x) && acc(i.x) && acc(j.x);
    //@ ensures a != j && i != j && a != b && h != i;
  {
    j.x = 1;
    i.x = 2;
    a.x = 3;
    //@ assert j.x == 1 && i.x == 2;
    //@ assert a == b; //~ assert:false
  }

  // What `take` was given may come back as another one.
  static void take(Many m)
    //@ requires acc(m.x);
  {
  }

  /*@ ensures result != null && acc(result.x); @*/
  static native Many give();

  static void exchanged(Many a, Many b, Many c, Many d, Many e, Many f, Many g, Many h, Many i, Many j)
    //@ requires acc(a.x) && acc(b.x) && acc(c.x) && acc(d.x) && acc(e.x);
    //@ requires acc(f.x) && acc(g.x) && acc(h.x) && acc(i.x) && acc(j.x);
  {
    take(a);
    Many k = give();
    //@ assert k != b && k != j;
    Many l = give();
    //@ assert k != l && l != b;
    //@ assert l != a; //~ assert:false
  }

  static void again(Many a, Many b, Many c, Many d, Many e, Many f, Many g, Many h, Many i, Many j)
    //@ requires acc(a.x) && acc(b.x) && acc(c.x) && acc(d.x) && acc(e.x);
    //@ requires acc(f.x) && acc(g.x) && acc(h.x) && acc(i.x) && acc(j.x);
  {
    take(a);
    Many k = give();
    //@ assert k != a; //~ assert:false
  }

  // A number that was given on one branch is none on the other.
  static Many onBranches(boolean first, Many a, Many b, Many c, Many d, Many e, Many f, Many g, Many h, Many i)
    //@ requires acc(a.x) && acc(b.x) && acc(c.x) && acc(d.x) && acc(e.x);
    //@ requires acc(f.x) && acc(g.x) && acc(h.x) && acc(i.x);
    //@ ensures acc(result.x) && result != i;
    //@ ensures result != a; //~ postcondition:false
  {
    Many k;
    if (first) {
      take(a);
      k = give();
    } else {
      k = give();
    }
    return k;
  }

  static void twice(Many a, Many b, Many c, Many d, Many e, Many f, Many g, Many h, Many i, Many j)
    //@ requires acc(a.x) && acc(b.x) && acc(c.x) && acc(d.x) && acc(e.x);
    //@ requires acc(f.x) && acc(g.x) && acc(h.x) && acc(i.x) && acc(j.x);
    //@ requires acc(e.x); //~ contract:vacuous
  {
  }

  static void equal(Many a, Many b, Many c, Many d, Many e, Many f, Many g, Many h, Many i, Many j)
    //@ requires acc(a.x) && acc(b.x) && acc(c.x) && acc(d.x) && acc(e.x);
    //@ requires acc(f.x) && acc(g.x) && acc(h.x) && acc(i.x);
    //@ requires j == c && acc(j.x); //~ contract:vacuous
  {
  }

  static void loop(int n, Many a, Many b, Many c, Many d, Many e, Many f, Many g, Many h, Many i)
    //@ requires acc(a.x) && acc(b.x) && acc(c.x) && acc(d.x) && acc(e.x);
    //@ requires acc(f.x) && acc(g.x) && acc(h.x) && acc(i.x);
  {
    Many last = give();
    while (n > 0)
      //@ invariant last != null && acc(last.x);
    {
      Many next = give();
      //@ assert next != last;
      take(last);
      last = next;
      n--;
    }
    //@ assert last != a && last != i;
  }
}
