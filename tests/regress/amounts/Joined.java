// A conjunct that is taken twice in one case only: the call is no progress, also where the cases go on as one.
// first(a, a, false) == !second(a, false) == !first(a, a, false) must not be a definition.
class Joined {
  int x;

  //@ requires c ? acc(a.x) : acc(a.x) && acc(b.x);
  //@ ghost pure static boolean first(Joined a, Joined b, boolean c) = c ? true : !second(a, c);

  //@ requires acc(a.x);
  //@ ghost pure static boolean second(Joined a, boolean c) = first(a, a, c); //~ termination:not-decreasing

  //@ requires acc(a.x);
  //@ ensures false; //~ postcondition:false
  static void client(Joined a) {
    //@ assert first(a, a, false) == first(a, a, false);
    //@ assert second(a, false) == second(a, false);
  }
}
class Falling {
  int x;

  //@ requires c ? acc(a.x) : acc(a.x) && acc(b.x);
  //@ ghost pure static boolean first(Falling a, Falling b, boolean c) = c ? true : second(a);

  //@ requires acc(a.x);
  //@ ghost pure static boolean second(Falling a) = a.x == 1;
}
