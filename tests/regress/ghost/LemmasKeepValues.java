// Ghost code changes nothing that runs: what a ghost method takes and gives back has the values that it had.
class LemmasKeepValues {
  static class Cell {
    int v;
    //@ ghost int g;
    //@ predicate all() = acc(v);
    //@ pure int value() requires all(); = v;
  }

  //@ ghost static void elements(int[] a) requires a != null && acc(a[*]); ensures acc(a[*]); { }
  //@ ghost static void field(Cell c) requires acc(c.v); ensures acc(c.v); { }
  //@ ghost static void ghostField(Cell c) requires acc(c.g); ensures acc(c.g); { c.g = 7; }
  //@ ghost static void cells(Cell[] a) requires a != null && acc(a[*], 1/2) && (\forall* int i = 0 .. a.length; acc(a[i].v)); ensures acc(a[*], 1/2) && (\forall* int i = 0 .. a.length; acc(a[i].v)); { }
  static void run(int[] a)
    //@ requires a != null && acc(a[*]);
    //@ ensures acc(a[*]);
  { if (a.length > 0) a[0] = 7; }

  static void ofElements(int[] a)
    //@ requires a != null && acc(a[*]) && 1 < a.length;
    //@ ensures acc(a[*]) && a[0] == 1 && a[1] == \old(a[1]);
  {
    a[0] = 1;
    //@ elements(a);
  }

  static void ofField(Cell c)
    //@ requires acc(c.v);
    //@ ensures acc(c.v) && c.v == 2;
  {
    c.v = 2;
    //@ field(c);
  }

  static void ofGhostField(Cell c)
    //@ requires acc(c.g) && c.g == 1;
    //@ ensures acc(c.g);
    //@ ensures c.g == 1; //~ postcondition:false
  {
    //@ ghostField(c);
  }

  static void ofFamily(Cell[] a)
    //@ requires a != null && acc(a[*], 1/2) && (\forall* int i = 0 .. a.length; acc(a[i].v)) && (\forall int i = 0 .. a.length; a[i].v == 3);
    //@ ensures acc(a[*], 1/2) && (\forall* int i = 0 .. a.length; acc(a[i].v)) && (\forall int i = 0 .. a.length; a[i].v == 3);
  {
    //@ cells(a);
  }

  static void ofCode(int[] a)
    //@ requires a != null && acc(a[*]) && 0 < a.length && a[0] == 1;
    //@ ensures acc(a[*]);
    //@ ensures a[0] == 1; //~ postcondition:false
  {
    run(a);
  }

  // A proof by induction that asks for all of it.
  /*@ ghost static void sorted(int[] a, int i, int j)
        requires a != null && acc(a[*]) && 0 <= i && i <= j && j < a.length;
        requires (\forall int k = 1 .. a.length; a[k - 1] <= a[k]);
        ensures acc(a[*]) && a[i] <= a[j];
        decreases j - i;
      { if (i < j) { sorted(a, i, j - 1); } } @*/

  // Of predicates nothing is kept: they may hold ghost fields, which are given back in the open here.
  static class Counted {
    int v;
    //@ ghost int n;
    //@ predicate all() = acc(v) && acc(n);
    //@ pure ghost int count() requires all(); = n;
    //@ ghost void bump() requires all(); ensures all() && count() == \old(count()) + 1; { n = n + 1; }

    void inside()
      //@ requires all();
      //@ ensures all() && count() == \old(count()) + 1;
      //@ ensures count() == \old(count()); //~ postcondition:false
    {
      //@ bump();
    }
  }
}
