class SequenceSpelling {
  /*@ ghost static void wrong(seq<int> s, int x)
        ensures tail(x) == s; //~ W0004
        ensures [u: int] == s; //~ W0002
        ensures [t: Nowhere] == s; //~ W0003
      { } @*/

  // What a class declares itself comes first.
  //@ static pure int tail(int n) = n + 1;

  /*@ ghost static void own()
        ensures tail(2) == 3;
      { } @*/
}
