// VerCors' spellings of what is made of sequences, and asked of them.
class VerCorsSequences {
  int value;
  VerCorsSequences next;

  //@ resource chain() = Perm(value, 1) ** Perm(next, 1) ** next->chain();

  /*@ requires n->chain();
      static pure seq<int> contents(VerCorsSequences n) =
        n == null ? [t: int] : unfolding n.chain() in n.value :: contents(n.next);
  @*/

  /*@ ghost static void parts(seq<int> s)
        requires s.size > 1;
        ensures head(s) == s[0] && tail(tail(s)) == s[2..];
        ensures head(s) :: tail(s) == s;
      { } @*/

  /*@ ghost static void empty()
        ensures |[t: VerCorsSequences]| == 0 && [t: seq<int>] != [[1]] && [t: int] == seq<int>{};
      { } @*/

  /*@ ghost static void wrongParts(seq<int> s)
        requires s.size > 1;
        ensures tail(s) == s[2..]; //~ postcondition:false
      { } @*/

  /*@ ghost static void ofNothing(seq<int> s)
        ensures head(s) == s[0]; //~ contract:bounds
      { } @*/

  /*@ ghost static void wrongEmpty()
        ensures [t: int] == [0]; //~ postcondition:false
      { } @*/

  //@ requires chain();
  //@ ensures chain() && head(contents(this)) == 5;
  void set() {
    value = 5;
  }
}
