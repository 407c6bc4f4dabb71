// A reader gets some of each part, however the parts are held; the rest stays, and is less than the whole.
class Reading {
  static class Box {
    int v;
  }

  //@ requires a != null && 0 <= lo && lo < hi && hi <= a.length && acc(a[lo..hi], read);
  //@ requires (\forall int i, j; lo <= i && i < j && j < hi; a[i] != a[j]);
  //@ requires (\forall* int i = lo .. hi; acc(a[i].v, read));
  static void look(Box[] a, int lo, int hi) {
  }

  //@ requires a != null && a.length > 8 && acc(a[0..a.length]) && (\forall* int i = 0 .. a.length; acc(a[i].v));
  static void readsOn(Box[] a) {
    a[3].v = 6;
    look(a, 2, 5);
    int inside = a[3].v;
    //@ assert inside == 6;
    a[7].v = a[2].v;
  }

  //@ requires a != null && a.length > 8 && acc(a[0..a.length]) && (\forall* int i = 0 .. a.length; acc(a[i].v));
  static void doesNotWriteOn(Box[] a) {
    look(a, 2, 5);
    a[3].v = 4; //~ write:permission
  }

  //@ requires a != null && a.length > 8 && acc(a[0..a.length]);
  //@ requires (\forall* int i; 0 <= i && i < a.length && i % 2 == 0; acc(a[i].v));
  static void readsOnByCondition(Box[] a) {
    a[4].v = 3;
    look(a, 4, 5);
    int inside = a[4].v;
    //@ assert inside == 3;
    a[6].v = 4;
  }

  //@ requires a != null && a.length > 8 && acc(a[0..a.length]);
  //@ requires (\forall* int i; 0 <= i && i < a.length && i % 2 == 0; acc(a[i].v));
  static void doesNotWriteOnByCondition(Box[] a) {
    look(a, 4, 5);
    a[4].v = 4; //~ write:permission
  }

  // Half of what is held by itself, and all of what the family has: no amount that both have.
  //@ requires a != null && a.length > 8 && acc(a[0..a.length]);
  //@ requires (\forall* int i = 3 .. 6; acc(a[i].v)) && acc(a[2].v, 1\2);
  static void ofTwoAmounts(Box[] a) {
    look(a, 2, 5);
    a[3].v = 4; //~ write:permission
  }

  // A loop holds part of a family; what it leaves outside is framed.
  //@ requires a != null && a.length > 8 && acc(a[0..a.length]) && (\forall* int i = 0 .. a.length; acc(a[i].v));
  static void framesTheRest(Box[] a) {
    a[1].v = 5;
    a[4].v = 5;
    int k = 3;
    while (k < 6)
    //@ invariant 3 <= k && k <= 6 && acc(a[0..a.length], 1\2) && (\forall* int i = 3 .. 6; acc(a[i].v));
    {
      a[k].v = 0;
      k++;
    }
    //@ assert a[1].v == 5;
    //@ assert a[4].v == 5; //~ assert:false
  }

  // What is held by itself goes into the family again only where it is of that object.
  //@ requires a != null && a.length > 8 && acc(a[0..a.length]) && b != null && acc(b.v);
  //@ requires (\forall* int i = 0 .. 4; acc(a[i].v));
  //@ ensures acc(a[0..a.length]) && (\forall* int i = 0 .. 5; acc(a[i].v)); //~ postcondition:permission
  static void ofAnother(Box[] a, Box b) {
    b.v = 1;
  }

  //@ requires a != null && a.length > 8 && acc(a[0..a.length]) && b != null && acc(b.v) && a[4] == b;
  //@ requires (\forall* int i = 0 .. 4; acc(a[i].v));
  //@ ensures acc(a[0..a.length]) && (\forall* int i = 0 .. 5; acc(a[i].v));
  static void ofTheNext(Box[] a, Box b) {
    b.v = 1;
  }
}
