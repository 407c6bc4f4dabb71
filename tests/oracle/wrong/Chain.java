// A list of a length that its predicate is given, with values in order.
class Chain {
  int value;
  Chain next;
  /*@ predicate chain(int n, int least) = acc(value) && acc(next) && value >= least
        && (n <= 1 ? next == null : next != null && next.chain(n - 1, value + 1)); @*/

  int third()
    //@ requires chain(3, 10);
    //@ ensures chain(3, 10) && result > 12;
  {
    //@ open chain(3, 10);
    //@ open next.chain(2, value + 1);
    //@ open next.next.chain(1, next.value + 1);
    int x = next.next.value;
    //@ close next.next.chain(1, next.value + 1);
    //@ close next.chain(2, value + 1);
    //@ close chain(3, 10);
    return x;
  }
}
