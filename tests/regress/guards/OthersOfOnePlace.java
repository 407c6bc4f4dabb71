// Chunks of one place, of which each way has its own under guards.
class OthersOfOnePlace {
  OthersOfOnePlace next;

  //@ predicate list() = acc(this.next) && (this.next != null ==> this.next.list());

  //@ pure int length() requires acc(list(), 1/2); = opening acc(list(), 1/2) in 1 + (next == null ? 0 : next.length());

  //@ requires acc(list(), ?f);
  //@ ensures acc(list(), f) && \result == length();
  native int count();

  //@ requires acc(list(), 1/2) && acc(other.list(), 1/2);
  //@ ensures acc(list(), 1/2) && acc(other.list(), 1/2);
  //@ ensures other != this ==> length() == \old(length());
  void right(OthersOfOnePlace other) {
    if (other == this) {
      int number = count();
    }
  }

  // All of it is given to the call, where both are one.
  //@ requires acc(list(), 1/2) && acc(other.list(), 1/2);
  //@ ensures acc(list(), 1/2) && acc(other.list(), 1/2);
  //@ ensures other == this ==> length() == \old(length()); //~ postcondition:false
  void wrong(OthersOfOnePlace other) {
    if (other == this) {
      int number = count();
    }
  }

  //@ requires acc(list(), 1/2) && acc(other.list(), 1/2);
  //@ ensures acc(list(), 1/2);
  //@ ensures acc(other.list(), 3/4); //~ postcondition:predicate
  void more(OthersOfOnePlace other) {
    if (other == this) {
      int number = count();
    }
  }
}
