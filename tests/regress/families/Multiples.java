// A family of every other element has what is known to be one of these.
class Multiples {
  int f;

  //@ requires as != null && acc(as[*], 1/2) && (\forall* int i; 0 <= i && 2 * i < as.length; acc(as[2 * i].f));
  //@ requires 0 <= n && n < as.length && n % 2 == 0;
  //@ ensures acc(as[*], 1/2) && (\forall* int i; 0 <= i && 2 * i < as.length; acc(as[2 * i].f)) && as[n].f == 3;
  static void even(Multiples[] as, int n) {
    as[n].f = 3;
  }

  //@ requires as != null && acc(as[*], 1/2) && (\forall* int i; 0 <= i && 2 * i < as.length; acc(as[2 * i].f));
  //@ requires 0 <= n && n < as.length && as[n] != null;
  //@ ensures acc(as[*], 1/2) && (\forall* int i; 0 <= i && 2 * i < as.length; acc(as[2 * i].f));
  static void any(Multiples[] as, int n) {
    as[n].f = 3; //~ write:permission
  }

  //@ requires as != null && acc(as[*], 1/2) && (\forall* int i; 0 <= i && 3 * i + 1 < as.length; acc(as[3 * i + 1].f));
  //@ requires 0 <= n && n < as.length && n % 3 == 1;
  //@ ensures acc(as[*], 1/2) && (\forall* int i; 0 <= i && 3 * i + 1 < as.length; acc(as[3 * i + 1].f));
  static void third(Multiples[] as, int n) {
    as[n].f = 3;
  }

  // The other elements keep their values.
  //@ requires as != null && acc(as[*], 1/2) && (\forall* int i; 0 <= i && 2 * i < as.length; acc(as[2 * i].f));
  //@ requires 2 <= n && n < as.length && n % 2 == 0;
  //@ ensures acc(as[*], 1/2) && (\forall* int i; 0 <= i && 2 * i < as.length; acc(as[2 * i].f));
  //@ ensures as[0].f == \old(as[0].f);
  //@ ensures as[2].f == \old(as[2].f); //~ postcondition:false
  static void others(Multiples[] as, int n) {
    as[n].f = 3;
  }
}
