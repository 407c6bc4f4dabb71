// Sequences: literals, lengths, elements, slices, updates, and what they are made of.
class Sequences {
  //@ ghost static pure seq<int> doubled(seq<int> s) { return s + s; }

  void literals() {
    //@ ghost seq<int> s = seq<int>{1, 2, 3};
    //@ assert |s| == 3 && s[0] == 1 && s[2] == 3;
    //@ assert s == [1, 2, 3] && s != [1, 2] && s != [1, 2, 4];
    //@ assert s == [1] + [2, 3] && s == [1, 2] ++ [3] && s == 1 :: 2 :: seq<int>{3};
    //@ assert s[1..] == [2, 3] && s[..1] == [1] && s[1..2] == [2] && s[3..] == seq<int>{};
    //@ assert s[1 -> 5] == [1, 5, 3];
    //@ assert 2 \in s && !(4 \in s);
    //@ assert s.head == 1 && s.tail == [2, 3] && !s.isEmpty && s[3..].isEmpty;
    //@ assert doubled(s)[3] == 1;
  }

  void wrongLiterals(int n) {
    //@ ghost seq<int> s = seq<int>{1, 2, n};
    //@ assert s == [1, 2, 3]; //~ assert:false
    //@ assert 4 \in s; //~ assert:false
    //@ assert s[1 -> n] == s; //~ assert:false
  }

  void defaults() {
    //@ ghost seq<int> s = seq<int>{};
    //@ set s = s + s;
    //@ assert |s| == 0;
    //@ assert s == s + s;
  }

  //@ requires |s| > 2 && 0 <= i && i < |s|;
  //@ ghost static pure seq<int> moved(seq<int> s, int i) { return s[..i] + s[i + 1..] + [s[i]]; }

  /*@ ghost static pure boolean laws(seq<int> s, seq<int> t, seq<int> u, int i, int x)
        requires 0 <= i && i < |s|;
        ensures (s + t) + u == s + (t + u);
        ensures |s + t| == |s| + |t|;
        ensures (s + t)[i] == s[i];
        ensures (t + s)[|t| + i] == s[i];
        ensures s[..i] + s[i..] == s;
        ensures (s + t)[|s|..] == t && (s + t)[..|s|] == s;
        ensures s[i -> x][i] == x && |s[i -> x]| == |s|;
        ensures s[i -> s[i]] == s;
        ensures s[i -> x][i -> s[i]] == s;
        ensures (x :: s).tail == s && (x :: s).head == x;
        ensures s + t == s + u ==> t == u;
        ensures t + s == u + s ==> t == u;
        ensures s[i] \in s && x \in s + [x];
        ensures |t| == 0 ==> s + t == s;
        ensures t != s + [x] + t;
      { return true; } @*/

  /*@ ghost static pure boolean wrong1(seq<int> s, seq<int> t)
        ensures s + t == t + s; //~ postcondition:false
      { return true; } @*/
  /*@ ghost static pure boolean wrong2(seq<int> s, int i, int j, int x)
        requires 0 <= i && i < |s| && 0 <= j && j < |s|;
        ensures s[i -> x][j] == s[j]; //~ postcondition:false
      { return true; } @*/
  /*@ ghost static pure boolean wrong3(seq<int> s, seq<int> t)
        requires |s| == |t|;
        ensures s == t; //~ postcondition:false
      { return true; } @*/
  /*@ ghost static pure boolean wrong4(seq<int> s, int x)
        requires x \in s;
        ensures x \in s.tail; //~ postcondition:false
      { return true; } @*/

  //@ requires |s| > 0 && s.tail == s; //~ contract:vacuous
  //@ ghost static pure boolean cyclic(seq<int> s) { return true; }
}
