// Of many arrays whose elements are held as a whole, each that has elements is another one.
class ManyArrays {
  static void take(int[] a)
    //@ requires acc(a[*]);
  {
  }

  static void different(int[] a, int[] b, int[] c, int[] d, int[] e, int[] f, int[] g, int[] h, int[] i, int[] j)
    /*@ requires acc(a[*]) ** acc(b[*]) ** acc(c[*]) ** acc(d[*]) ** acc(e[*]) ** acc(f[*]) ** acc(g[*])
          ** acc(h[*]) ** acc(i[*]) ** acc(j[*]); @*/
    //@ requires a.length > 0 && i.length > 0 && j.length > 0;
  {
    //@ assert i != j && a != j;
    //@ assert h != j;
    i[0] = 1;
    j[0] = 2;
    //@ assert i[0] == 1;
    //@ assert a[0] == 2; //~ assert:false
  }

  // Two that are empty may be one and the same.
  static void empty(int[] a, int[] b, int[] c, int[] d, int[] e, int[] f, int[] g, int[] h, int[] i, int[] j)
    /*@ requires acc(a[*]) ** acc(b[*]) ** acc(c[*]) ** acc(d[*]) ** acc(e[*]) ** acc(f[*]) ** acc(g[*])
          ** acc(h[*]) ** acc(i[*]) ** acc(j[*]); @*/
  {
    //@ assert i == j ==> i.length == 0;
    //@ assert i != j; //~ assert:false
  }

  // What was given up is not apart from what comes.
  static void given(int[] a, int[] b, int[] c, int[] d, int[] e, int[] f, int[] g, int[] h, int[] i, int[] j)
    /*@ requires acc(a[*]) ** acc(b[*]) ** acc(c[*]) ** acc(d[*]) ** acc(e[*]) ** acc(f[*]) ** acc(g[*])
          ** acc(h[*]) ** acc(i[*]) ** acc(j[*]); @*/
    //@ requires a.length == 1 && j.length == 1;
  {
    take(j);
    int[] back = make();
    //@ assert back != a;
    //@ assert back != j; //~ assert:false
  }

  /*@ ensures acc(result[*]) ** result.length == 1; @*/
  static native int[] make();

  // An empty one is held twice, and counts as one.
  static void emptyTwice(int[] a, int[] b, int[] c, int[] d, int[] e, int[] f, int[] g, int[] h, int[] i)
    /*@ requires acc(a[*]) ** acc(b[*]) ** acc(c[*]) ** acc(d[*]) ** acc(e[*]) ** acc(f[*]) ** acc(g[*])
          ** acc(h[*]) ** acc(i[*]); @*/
    //@ requires b.length == 1 && a.length == 0;
    //@ requires acc(a[*]);
  {
    take(b);
    int[] back = make();
    //@ assert back != a;
    //@ assert back != b; //~ assert:false
  }

  // Parts of one array are apart by their indices.
  static void parts(int[] a, int[] b, int[] c, int[] d, int[] e, int[] f, int[] g, int[] h)
    /*@ requires acc(a[*]) ** acc(b[*]) ** acc(c[*]) ** acc(d[*]) ** acc(e[*]) ** acc(f[*])
          ** g != null ** g.length == 4 ** acc(g[0 .. 2]) ** h != null ** h.length == 4 ** acc(h[2 .. 4]); @*/
    //@ requires a.length == 4;
  {
    //@ assert g != a && h != a;
    //@ assert g != h; //~ assert:false
  }

  static void twice(int[] a, int[] b, int[] c, int[] d, int[] e, int[] f, int[] g, int[] h, int[] i)
    /*@ requires acc(a[*]) ** acc(b[*]) ** acc(c[*]) ** acc(d[*]) ** acc(e[*]) ** acc(f[*]) ** acc(g[*])
          ** acc(h[*]) ** acc(i[*]) ** acc(i[*]); @*/
  {
    //@ assert i.length == 0;
  }
}
