// Objects that were given to an array one by one, of which a method is lent all: what `old` reads of one of them.
class GivenElements {
  int f;

  /*@ predicate valid() = acc(f) && f >= 0; @*/

  //@ requires acc(a[*]) && a.length == 2 && (\forall* int i; 0 <= i && i < a.length; acc(a[i].f));
  //@ ensures acc(a[*]) && (\forall* int i; 0 <= i && i < a.length; acc(a[i].f));
  //@ ensures a[0].f == old(a[1].f) && a[1].f == old(a[0].f);
  static void swap(GivenElements[] a) {
    GivenElements t = a[0];
    a[0] = a[1];
    a[1] = t;
  }

  //@ requires acc(a[*], 1/2) && (\forall* int i; 0 <= i && i < a.length; acc(a[i].f));
  //@ ensures acc(a[*], 1/2) && (\forall* int i; 0 <= i && i < a.length; acc(a[i].f));
  //@ ensures (\forall int i; 0 <= i && i < a.length; a[i].f == old(a[i].f));
  static void same(GivenElements[] a) {}

  static void swapped() {
    GivenElements[] a = {new GivenElements(), new GivenElements()};
    a[0].f = 1;
    swap(a);
    assert a[0].f == 0 && a[1].f == 1;
  }

  static void notSwapped() {
    GivenElements[] a = {new GivenElements(), new GivenElements()};
    a[0].f = 1;
    swap(a);
    assert a[0].f == 1; //~ assert:false
  }

  static void twoOfOne() {
    GivenElements x = new GivenElements();
    GivenElements[] a = {x, x};
    swap(a); //~ precondition:permission
  }

  static void kept(GivenElements x, GivenElements y)
    //@ requires acc(x.f) && acc(y.f) && x.f == 3 && y.f == 4;
    //@ ensures acc(x.f) && acc(y.f) && x.f == 3 && y.f == 4;
  {
    GivenElements[] a = {x, y, new GivenElements()};
    same(a);
    assert x.f == 3 && a[1].f == 4 && a[2].f == 0;
  }

  static void other(GivenElements x, GivenElements y, GivenElements z)
    //@ requires acc(x.f) && acc(y.f) && acc(z.f, 1/2);
  {
    GivenElements[] a = {x, y};
    same(a);
    y.f = 1;
    z.f = 1; //~ write:permission
  }

  static void replaced(GivenElements x, GivenElements y, GivenElements z)
    //@ requires acc(x.f) && acc(y.f) && acc(z.f) && x.f == 3 && z.f == 5;
  {
    GivenElements[] a = {x, y};
    a[0] = z;
    same(a);
    assert z.f == 5 && x.f == 3;
    assert a[0].f == 3; //~ assert:false
  }
}
