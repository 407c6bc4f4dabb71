// Shares of instances that turn out to be one have one value.
class EqualInstances {
  EqualInstances next;
  int key;

  //@ predicate list() = acc(this.next) && (this.next != null ==> this.next.list());
  //@ predicate cell(int place) = acc(this.key);

  //@ pure int length() requires acc(list(), 1/2); = opening acc(list(), 1/2) in 1 + (next == null ? 0 : next.length());
  //@ pure int get(int place) requires cell(place); = opening cell(place) in key;

  //@ requires acc(list(), ?f);
  //@ ensures acc(list(), f) && \result == length();
  native int count();

  //@ requires acc(list(), 1/2) && acc(other.list(), 1/2);
  //@ ensures acc(list(), 1/2) && acc(other.list(), 1/2);
  //@ ensures other == this ==> length() == other.length();
  void same(EqualInstances other) {}

  //@ requires acc(list(), 1/2) && acc(other.list(), 1/2);
  //@ ensures acc(list(), 1/2) && acc(other.list(), 1/2);
  //@ ensures length() == other.length(); //~ postcondition:false
  void others(EqualInstances other) {}

  //@ requires acc(list(), 1/2) && acc(other.list(), 1/2);
  //@ ensures acc(list(), 1/2) && acc(other.list(), 1/2);
  //@ ensures other == this ==> \result == 2 * length();
  long both(EqualInstances other) {
    return (long) count() + other.count();
  }

  //@ requires acc(list(), 1/2) && acc(other.list(), 1/2);
  //@ ensures acc(list(), 1/2) && acc(other.list(), 1/2);
  //@ ensures other != this ==> \result == 2 * length(); //~ postcondition:false
  long bothOfOthers(EqualInstances other) {
    return (long) count() + other.count();
  }

  //@ requires acc(cell(a), 1/2) && acc(cell(b), 1/2);
  //@ ensures acc(cell(a), 1/2) && acc(cell(b), 1/2);
  //@ ensures a == b ==> get(a) == get(b);
  void arguments(int a, int b) {}

  // Where the arguments differ so do the instances, of which nothing is known before they are opened.
  //@ requires acc(cell(a), 1/2) && acc(cell(b), 1/2);
  //@ ensures acc(cell(a), 1/2) && acc(cell(b), 1/2);
  //@ ensures get(a) == get(b) + (a == b ? 0 : 1); //~ postcondition:false
  void otherArguments(int a, int b) {}
}
