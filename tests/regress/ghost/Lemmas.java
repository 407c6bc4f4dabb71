//: --overflow=unbounded
// Ghost methods: lemmas, which are proved by induction and called as ghost statements.
class Sums {
  //@ pure static int sum(int n) requires n >= 0; decreases n; = n == 0 ? 0 : n + sum(n - 1);

  /*@ ghost static void gauss(int n)
        requires n >= 0;
        ensures 2 * sum(n) == n * (n + 1);
        decreases n;
      {
        if (n > 0) {
          gauss(n - 1);
        }
      } @*/

  static void uses(int n)
    //@ requires n >= 0;
  {
    //@ gauss(n);
    //@ assert 2 * sum(n) == n * (n + 1);
  }

  static void usesNot(int n)
    //@ requires n >= 0;
  {
    //@ assert 2 * sum(n) == n * (n + 1); //~ assert:false
  }

  static void outside(int n) {
    //@ ghost gauss(n); //~ precondition:false
  }

  //@ ghost static void itself(int n) ensures false; decreases n; { itself(n); } //~ termination:not-decreasing
  //@ ghost static void below(int n) ensures false; decreases n; { below(n - 1); } //~ termination:not-decreasing
  //@ ghost static void plain() ensures false; { plain(); } //~ termination:not-decreasing
  //@ ghost static void one(int n) ensures false; decreases n; { other(n); } //~ termination:not-decreasing
  //@ ghost static void other(int n) ensures false; decreases n; { one(n); } //~ termination:not-decreasing
  //@ ghost static int count(int n) requires n >= 0; ensures \result == n; decreases n; { if (n == 0) return 0; int r = count(n - 1); return r + 1; }
  //@ ghost static int wrong(int n) requires n >= 0; ensures \result == n; decreases n; { if (n == 0) return 0; int r = count(n - 1); return r; } //~ postcondition:false

  static void results() {
    //@ ghost int k = count(5);
    //@ assert k == 5;
    //@ set k = count(6);
    //@ assert k == 6;
    //@ refute k == 5;
    //@ refute k == 6; //~ assert:refuted
  }
}
class Node {
  int value;
  Node next;
  //@ predicate list() = acc(value) && acc(next) && (next != null ==> next.list());
  //@ pure int length() requires list(); = opening list() in next == null ? 1 : 1 + next.length();

  /*@ ghost void positive()
        requires list();
        ensures list() && length() >= 1;
      {
        open list();
        if (next != null) next.positive();
        close list();
      } @*/
  /*@ ghost void again()
        requires list();
        ensures false;
      {
        again(); //~ termination:not-decreasing
      } @*/
  //@ requires list();
  //@ ensures list() && length() >= 1;
  void m() {
    //@ positive();
  }
}
