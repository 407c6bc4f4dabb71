// An object that is known to be one of several, of which each has what is looked for within its predicate.
class OneOfSeveral {
  int x;
  OneOfSeveral next;

  //@ predicate valid() = acc(x) ** x >= 0;
  //@ predicate list() = acc(x) ** acc(next) ** (next != null ==> next.list());

  //@ requires c.valid() ** d.valid() ** (t == c || t == d);
  //@ ensures c.valid() ** d.valid();
  static void set(OneOfSeveral c, OneOfSeveral d, OneOfSeveral t) {
    t.x = 1;
  }

  //@ requires c.valid() ** d.valid() ** acc(e.x) ** (t == c || t == d || t == e);
  //@ ensures c.valid() ** d.valid() ** acc(e.x);
  static int read(OneOfSeveral c, OneOfSeveral d, OneOfSeveral e, OneOfSeveral t) {
    return t.x;
  }

  //@ requires c.list() ** d.list() ** (t == c || t == d);
  //@ ensures c.list() ** d.list();
  static void cut(OneOfSeveral c, OneOfSeveral d, OneOfSeveral t) {
    if (t.next != null) {
      t.next = t.next.next;
    }
  }

  //@ requires c.valid() ** d.valid() ** (t == c || t == d);
  //@ ensures c.valid() ** d.valid(); //~ postcondition:predicate
  static void wrongNegative(OneOfSeveral c, OneOfSeveral d, OneOfSeveral t) {
    t.x = -1;
  }

  //@ requires c.valid() ** d.valid() ** acc(e.next) ** (t == c || t == d || t == e);
  static void wrongOne(OneOfSeveral c, OneOfSeveral d, OneOfSeveral e, OneOfSeveral t) {
    t.x = 1; //~ write:permission
  }

  //@ requires c.valid() ** d.valid() ** (t == c || t == d);
  //@ ensures c.valid() ** d.valid() ** t == c; //~ postcondition:false
  static void wrongFirst(OneOfSeveral c, OneOfSeveral d, OneOfSeveral t) {
    t.x = 1;
  }

  //@ requires c.valid() ** d.valid() ** acc(c.next);
  static void wrongAny(OneOfSeveral c, OneOfSeveral d, OneOfSeveral t) {
    t.x = 1; //~ write:permission
  }
}
