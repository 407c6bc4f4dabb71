// What a definition says in the case that one path is in holds on that path only.
class SettledCases {
  //@ static pure int f(int k) requires k >= 0 = k == 0 ? 0 : 1;
  //@ static pure int m(int k) requires k > 5 = f(k - 5);
  //@ static pure int g(int k) requires k >= 5 = k > 5 ? m(k) : f(k - 5);
  //@ static pure int h(int k) requires k >= 5 = (k > 5 ? 1 : 0) + f(k - 5);
  static void t(int k)
  //@ requires k == 5 || k == 7;
  {
    //@ assert k > 5 ==> m(k) == 1;
    //@ assert false; //~ W0603
  }
  static void u(int k)
  //@ requires k == 5 || k == 7;
  {
    //@ assert (k > 5 && m(k) == 1) || f(k - 5) == 0;
    //@ assert g(k) == h(k) - (k > 5 ? 1 : 0);
    //@ assert false; //~ W0603
  }
  static void v(int k)
  //@ requires k >= 5;
  {
    //@ ghost int r = k > 5 ? m(k) : 0;
    //@ assert r == f(k - 5);
    //@ assert r == 1; //~ W0603
  }
  static void w(int k, boolean b)
  //@ requires k >= 5 && (b ==> k > 5);
  {
    if (b) {
      //@ assert f(k - 5) == 1;
    }
    //@ assert b ==> f(k - 5) == 1;
    //@ assert f(k - 5) == 1; //~ W0603
  }
  static int x(int k)
  //@ requires k >= 5;
  //@ ensures \result == f(k - 5);
  {
    if (k > 5) { return 1; }
    //@ assert f(k - 5) == 0;
    return 0;
  }
  static int y(int k)
  //@ requires k >= 5;
  //@ ensures \result == f(k - 5); //~ W0503
  {
    if (k > 6) { return 1; }
    return 0;
  }
  static void q(int[] a)
  //@ requires acc(a[*]) ** (\forall int i = 0 .. a.length; a[i] >= 5);
  {
    //@ assert (\forall int i = 0 .. a.length; a[i] > 5 ==> m(a[i]) == 1);
    //@ assert (\forall int i = 0 .. a.length; f(a[i] - 5) == 1); //~ W0603
  }
}
