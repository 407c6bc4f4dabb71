// What holds of all elements of a sequence holds of those of its parts, at other places.
class Shifted {
  //@ requires (\forall int i = 0 .. |s|; s[i] > 0) && s == x :: t;
  //@ ensures (\forall int i = 0 .. |t|; t[i] > 0);
  //@ ghost static void tail(seq<int> s, int x, seq<int> t) { }

  //@ requires (\forall int i = 1 .. |s|; s[i] > 0) && s == x :: y :: t;
  //@ ensures (\forall int i = 0 .. |t|; t[i] > 0) && y > 0;
  //@ ghost static void tailOfTail(seq<int> s, int x, int y, seq<int> t) { }

  //@ requires (\forall int i = 1 .. |s|; s[i] > 0) && s == x :: y :: t;
  //@ ensures x > 0; //~ postcondition:false
  //@ ghost static void head(seq<int> s, int x, int y, seq<int> t) { }

  //@ requires (\forall int i = 2 .. |s|; s[i] > 0) && s == x :: t;
  //@ ensures (\forall int i = 0 .. |t|; t[i] > 0); //~ postcondition:false
  //@ ghost static void tailButOne(seq<int> s, int x, seq<int> t) { }

  //@ requires (\forall int i, j; 0 <= i && i < j && j < |s|; s[i] <= s[j]) && s == u + t;
  //@ ensures (\forall int i, j; 0 <= i && i < j && j < |t|; t[i] <= t[j]);
  //@ ghost static void sorted(seq<int> s, seq<int> u, seq<int> t) { }

  //@ requires (\forall int i, j; 0 <= i && i < j && j < |s|; s[i] <= s[j]) && s == u + t;
  //@ ensures (\forall int i, j; 0 <= i && i < j && j < |t|; t[i] < t[j]); //~ postcondition:false
  //@ ghost static void strictlySorted(seq<int> s, seq<int> u, seq<int> t) { }

  //@ requires (\forall int i, j; 0 <= i && i < j && j < |s|; s[i] <= s[j]) && s == x :: t;
  //@ ensures (\forall int j; 0 <= j && j < |t|; x <= t[j]);
  //@ ghost static void least(seq<int> s, int x, seq<int> t) { }

  //@ requires (\forall int y; y \in s; x < y) && u.set == s.set;
  //@ ensures (\forall int i = 0 .. |u|; x < u[i]);
  //@ ghost static void ofSet(seq<int> s, seq<int> u, int x) { }
}
