// Which of two objects is meant is evident without being known: it is looked at once.
class EvidentReceiver {
  static class Cell {
    int v;
    //@ predicate all() = acc(v);
  }

  static void exchanged(Cell c, Cell d, boolean g, boolean n)
    //@ requires acc(c.v) ** acc(d.v);
  {
    Cell f = d;
    while (g)
      //@ invariant (f == c || f == d) ** acc(f.v, n ? 1 : 1/2) ** acc(c.v, 1/2) ** acc(c.v, 1/2); //~ invariant-body:permission
    {
      f = f == c ? d : c;
      if (n) { }
    }
  }

  static void withPredicate(Cell c, Cell d, boolean g, boolean n)
    //@ requires acc(c.v, 1/2) ** acc(c.all(), 1/2) ** acc(d.v);
  {
    Cell f = d;
    while (g)
      //@ invariant (f == c || f == d) ** acc(f.v, n ? 1 : 1/2) ** acc(c.v, 1/2) ** acc(c.all(), 1/2); //~ invariant-body:permission invariant-body:predicate
    {
      f = f == c ? d : c;
      if (n) { }
    }
  }
}
