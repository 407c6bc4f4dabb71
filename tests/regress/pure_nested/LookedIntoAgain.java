// A call is unfolded as far as its arguments are known: further, where more of them comes to be known.
class LookedIntoAgain {
  int key;
  LookedIntoAgain left, right;

  /*@ static predicate tree(LookedIntoAgain t) =
        t != null ==> acc(t.key) ** acc(t.left) ** acc(t.right) ** tree(t.left) ** tree(t.right); @*/
  /*@ static pure seq<int> keys(LookedIntoAgain t)
        requires tree(t);
        = t == null ? seq<int>{} : opening tree(t) in keys(t.left) + [t.key] + keys(t.right); @*/

  //@ requires t != null && tree(t);
  //@ ensures tree(\result) && (\old(t.left) == null ==> keys(\result) == \old(keys(t)).tail);
  static LookedIntoAgain rest(LookedIntoAgain t) {
    //@ ghost seq<int> all = keys(t);
    return t.right;
  }

  //@ requires t != null && tree(t);
  //@ ensures tree(\result) && keys(\result) == \old(keys(t)).tail; //~ postcondition:false
  static LookedIntoAgain restOfAny(LookedIntoAgain t) {
    //@ ghost seq<int> all = keys(t);
    return t.right;
  }

  // What is known on one way is not known on the other.
  //@ requires t != null && tree(t);
  //@ ensures tree(\result);
  static LookedIntoAgain onOneWay(LookedIntoAgain t) {
    //@ ghost seq<int> all = keys(t);
    if (t.left == null) {
      //@ assert \old(keys(t))[0] == t.key;
      return t.right;
    }
    //@ assert |\old(keys(t))| > 0 ==> \old(keys(t))[0] == t.key; //~ assert:false
    return t.right;
  }
}
