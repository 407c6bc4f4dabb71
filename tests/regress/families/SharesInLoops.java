// Of what a loop's invariant asks for a share, and another is left, nothing changes: families and parts of ranges.
class SharesInLoops {
  static class Cell { int v; }

  static void family(Cell[] a)
    //@ requires a != null ** acc(a.elems, 1/2) ** (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] != a[j]);
    //@ requires (\forall* int i; 0 <= i && i < a.length; acc(a[i].v, 1/2));
    //@ requires (\forall int i; 0 <= i && i < a.length; a[i].v == 1);
  {
    int k = 0;
    while (k < a.length)
      //@ invariant acc(a.elems, 1/4) ** 0 <= k && k <= a.length;
      //@ invariant (\forall* int i; 0 <= i && i < a.length; acc(a[i].v, 1/4));
    {
      //@ assert a[k].v == 1;
      k++;
    }
    //@ assert (\forall int i; 0 <= i && i < a.length; a[i].v == 1);
  }

  static void partOfFamily(Cell[] a)
    //@ requires a != null ** acc(a.elems, 1/2) ** (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] != a[j]);
    //@ requires (\forall* int i; 0 <= i && i < a.length; acc(a[i].v, 1/2));
    //@ requires (\forall int i; 0 <= i && i < a.length; a[i].v == 1);
  {
    int k = 0;
    while (k < a.length)
      //@ invariant acc(a.elems, 1/4) ** 0 <= k && k <= a.length ** (\forall* int i; k <= i && i < a.length; acc(a[i].v, 1/4));
    {
      //@ assert a[k].v == 1;
      k++;
    }
  }

  static void range(int[] a)
    //@ requires a != null ** acc(a.elems, 1/2) ** (\forall int i; 0 <= i && i < a.length; a[i] == 1);
  {
    int k = 0;
    while (k < a.length)
      //@ invariant acc(a.elems, 1/4) ** 0 <= k && k <= a.length;
    {
      //@ assert a[k] == 1;
      k++;
    }
    //@ assert (\forall int i; 0 <= i && i < a.length; a[i] == 1);
  }

  static void partOfRange(int[] a)
    //@ requires a != null ** acc(a.elems, 1/2) ** (\forall int i; 0 <= i && i < a.length; a[i] == 1);
  {
    int k = 0;
    while (k < a.length)
      //@ invariant 0 <= k && k <= a.length ** acc(a[k..a.length], 1/4);
    {
      //@ assert a[k] == 1;
      k++;
    }
  }

  // All of it: another iteration may have written.
  static void whole(int[] a)
    //@ requires a != null ** acc(a.elems, 1/2) ** (\forall int i; 0 <= i && i < a.length; a[i] == 1);
  {
    int k = 0;
    while (k < a.length)
      //@ invariant 0 <= k && k <= a.length ** acc(a.elems, 1/2);
    {
      //@ assert a[k] == 1; //~ assert:false
      k++;
    }
  }

  static void wholeFamily(Cell[] a)
    //@ requires a != null ** acc(a.elems, 1/2) ** (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] != a[j]);
    //@ requires (\forall* int i; 0 <= i && i < a.length; acc(a[i].v));
    //@ requires (\forall int i; 0 <= i && i < a.length; a[i].v == 1);
  {
    int k = 0;
    while (k < a.length)
      //@ invariant acc(a.elems, 1/4) ** 0 <= k && k <= a.length;
      //@ invariant (\forall* int i; 0 <= i && i < a.length; acc(a[i].v));
    {
      a[k].v = 2;
      k++;
    }
    //@ assert (\forall int i; 0 <= i && i < a.length; a[i].v == 1); //~ assert:false
  }

  // What is framed are others.
  static void others(int[] a, int[] b)
    //@ requires a != null && b != null && a.length == b.length ** acc(a.elems, 1/2) ** acc(b.elems);
    //@ requires (\forall int i; 0 <= i && i < a.length; a[i] == 1 && b[i] == 1);
  {
    int k = 0;
    while (k < a.length)
      //@ invariant 0 <= k && k <= a.length ** acc(a.elems, 1/4) ** acc(b.elems);
    {
      //@ assert a[k] == 1;
      //@ assert b[k] == 1; //~ assert:false
      b[k] = 2;
      k++;
    }
  }

  // Of what may be all that there is nothing is framed.
  static void perhapsAll(Cell c /*@ ghost perm p @*/)
    //@ requires 0 < p && p <= 1/2 ** acc(c.v, 1/2) && c.v == 1;
  {
    int k = 0;
    while (k < 3)
      //@ invariant acc(c.v, p);
    {
      //@ assert c.v == 1; //~ assert:false
      k++;
    }
  }
}
