// What `\forall*` holds of a location in part, and what else is held of it, are one permission, with one value.
class SharesOfOne {
  int v;

  //@ predicate cell() = acc(v);

  //@ requires a != null && acc(a[*]) && a.length > 2;
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v, 2/3)) && acc(a[1].v, 1/3);
  //@ ensures acc(a[1]) && acc(a[1].v) && a[1].v == 8;
  static void okWrite(SharesOfOne[] a) {
    a[1].v = 8;
  }

  //@ requires a != null && acc(a[*]) && a.length > 2;
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v, 2/3)) && acc(a[1].v, 1/4);
  static void wrongTooLittle(SharesOfOne[] a) {
    a[1].v = 8; //~ write:permission
  }

  //@ requires a != null && acc(a[*]) && a.length > 2 && 0 <= k && k < a.length;
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v, 2/3)) && acc(a[1].v, 1/3);
  static void wrongOther(SharesOfOne[] a, int k) {
    a[k].v = 8; //~ write:permission
  }

  //@ requires a != null && acc(a[*]) && a.length > 2;
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v, 2/3)) && acc(a[1].v, 1/3);
  static void okGivenBack(SharesOfOne[] a) {
    int two = a[2].v;
    a[1].v = 8;
    //@ assert (\forall* int i = 0 .. a.length; acc(a[i].v, 2/3)) && acc(a[1].v, 1/3);
    assert a[1].v == 8 && a[2].v == two;
  }

  //@ requires a != null && acc(a[*]) && a.length > 2;
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v, 1/2)) && (\forall* int i = 0 .. 2; acc(a[i].v, 1/4)); //~ contract:permission
  static void wrongMaybeOne(SharesOfOne[] a) {
  }

  //@ requires a != null && acc(a[*]) && a.length > 2;
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v, 2/3)) && acc(o.v, 1/3) && o.v == 5;
  static void okValue(SharesOfOne[] a, SharesOfOne o) {
    if (a[0] == o) {
      assert a[0].v == 5;
    }
  }

  //@ requires a != null && acc(a[*]) && a.length > 2;
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v, 2/3)) && acc(a[1].v, 1/3) && a[1].v == 5;
  static void okValueThere(SharesOfOne[] a, int k) {
    if (k == 1) {
      assert a[k].v == 5;
    }
    //@ assert (\forall int i = 0 .. 2; i == 1 ==> a[i].v == 5);
  }

  //@ requires a != null && acc(a[*]) && a.length > 2;
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].v, 2/3)) && acc(a[1].v, 1/3) && a[1].v == 5;
  static void wrongValue(SharesOfOne[] a) {
    assert a[2].v == 5; //~ assert:false
  }

  //@ requires a != null && acc(a[*]) && a.length > 2;
  //@ requires (\forall* int i = 0 .. a.length; acc(a[i].cell(), 1/2)) && acc(a[1].cell(), 1/2);
  static void okPredicate(SharesOfOne[] a) {
    //@ open a[1].cell();
    a[1].v = 3;
    //@ open acc(a[2].cell(), 1/2);
    a[2].v = 3; //~ write:permission
  }
}
