// To look into a predicate any part of it will do: `opening acc(P, read) in e` is `opening P in e`.
class OpeningRead {
  int value;
  OpeningRead next;

  //@ predicate list() = acc(value) && acc(next) && (next != null ==> next.list());

  /*@ pure int length()
        requires acc(list(), read);
      = opening acc(list(), read) in 1 + (next == null ? 0 : next.length()); @*/

  /*@ pure int nothing()
      = opening acc(list(), read) in value; @*/ //~ contract:predicate

  /*@ pure int endless()
        requires acc(list(), read);
      = opening acc(list(), read) in 1 + endless(); @*/ //~ termination:not-decreasing

  //@ requires acc(list(), 1/8);
  //@ ensures acc(list(), 1/8) && length() == \old(length());
  int first() {
    return /*@ opening acc(list(), read) in @*/ value;
  }

  //@ requires acc(list(), 1/8);
  //@ ensures length() > 1; //~ contract:predicate
  int lost() {
    return /*@ opening acc(list(), read) in @*/ value;
  }
}
