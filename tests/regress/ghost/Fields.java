// Ghost fields: with a permission like any field, assigned by `set`; code does not see them.
class Counted {
  int x;
  //@ ghost int steps;
  //@ ghost perm share = 1/2;
  //@ ghost static int all;
  //@ predicate valid() = acc(x) && acc(steps) && acc(share) && 0 <= steps;

  //@ ensures valid();
  Counted() { }

  //@ requires acc(x) && acc(steps);
  //@ ensures acc(x) && acc(steps) && steps == old(steps) + 1 && x == 1;
  void inc() {
    x = 1;
    //@ set this.steps = steps + 1;
  }

  //@ requires acc(x);
  void withoutPermission() {
    x = 1;
    //@ set steps = 1; //~ write:permission
  }

  //@ requires acc(steps, 1/2);
  //@ ensures acc(steps, 1/2) && steps == old(steps);
  void byHalf() {
    //@ assert steps + 1 > steps;
    //@ set steps += 1; //~ write:permission
  }

  static void creates() {
    Counted c = new Counted();
    c.inc();
    //@ assert c.steps == old(c.steps) + 1; //~ read:permission
  }

  //@ requires valid();
  //@ ensures valid() && steps >= 1; //~ postcondition:false
  void opens() {
    //@ set steps = 0;
  }

  //@ requires acc(Counted.all);
  //@ ensures acc(Counted.all) && all == 3;
  static void ofClass() { /*@ set Counted.all = 3; */ }
}
class Below extends Counted {
  //@ requires acc(steps) && acc(share) && share == 1/2;
  //@ ensures acc(steps) && acc(share) && share == 1/3 && steps == 7;
  void sets() {
    //@ set steps = 7;
    //@ set share = share * 2/3;
  }
}
class Defaults {
  //@ ghost int n;
  //@ ghost perm p;
  //@ ghost Defaults next;
  //@ ensures acc(n) && acc(p) && acc(next) && n == 0 && p == 0 && next == null;
  Defaults() { }
  //@ ensures acc(n) && n == m; //~ postcondition:false
  Defaults(int m) { }
}
