// What of an array a wand takes.
class Arrays {
  int f;

  static void whole(int[] a, Arrays x)
    //@ requires acc(a[*]) && a.length > 5 && acc(x.f) && a[3] == 7;
    //@ ensures acc(x.f) && acc(a[*]) && a[3] == 7;
  {
    //@ package (acc(x.f) --* acc(x.f) && acc(a[*]) && a[3] == 7) { }
    //@ apply (acc(x.f) --* acc(x.f) && acc(a[*]) && a[3] == 7);
  }

  // Where a range is cut may depend on the left side: the whole of it goes over.
  static void part(int[] a, Arrays x)
    //@ requires acc(a[*]) && a.length > 5 && acc(x.f);
  {
    //@ package (acc(x.f) && 0 <= x.f && x.f < 5 --* acc(x.f) && 0 <= x.f && x.f < 5 && acc(a[x.f])) { }
    a[0] = 3; //~ write:permission
  }

  // What the elements are is whoever's who gives the left side.
  static void all(Arrays[] a, Arrays x)
    //@ requires acc(a[*], 1/2) && (\forall* int i; 0 <= i && i < a.length; acc(a[i].f)) && acc(x.f, 1/2);
    //@ ensures acc(a[*], 1/2) && (\forall* int i; 0 <= i && i < a.length; acc(a[i].f));
  {
    //@ package (acc(a[*], 1/2) --* acc(a[*], 1/2) && (\forall* int i; 0 <= i && i < a.length; acc(a[i].f))) { } //~ package:permission
    //@ apply (acc(a[*], 1/2) --* acc(a[*], 1/2) && (\forall* int i; 0 <= i && i < a.length; acc(a[i].f)));
  }

  static void allGone(Arrays[] a)
    //@ requires acc(a[*], 1/2) && (\forall* int i; 0 <= i && i < a.length; acc(a[i].f)) && a.length > 3;
  {
    //@ package (true --* (\forall* int i; 0 <= i && i < a.length; acc(a[i].f))) { } //~ read:permission
  }
}
