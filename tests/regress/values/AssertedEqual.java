// Values that are asserted to be equal are one from then on: arguments of predicates, too.
class AssertedEqual {
  //@ static predicate p(set<int> s);
  //@ static predicate q(seq<int> s);

  /*@ ghost static void sets(set<int> s, set<int> t)
        requires p(s) && (\forall int x; (x \in t) == (x \in s));
        ensures p(t);
      { assert s == t; } @*/

  /*@ ghost static void sequences(seq<int> s, seq<int> t)
        requires q(s) && |s| == |t| && (\forall int i; 0 <= i && i < |s|; s[i] == t[i]);
        ensures q(t);
      { assert s == t; } @*/

  /*@ ghost static void one(seq<int> s, seq<int> t)
        requires q(s) && |s| == |t| && (\forall int i; 1 <= i && i < |s|; s[i] == t[i]);
        ensures q(t); //~ postcondition:predicate
      { assert |s| == |t|; } @*/

  /*@ ghost static void steps(set<int> s, set<int> t, set<int> u)
        requires (\forall int x; (x \in t) == (x \in s)) && (\forall int x; (x \in u) == (x \in t));
      { assert s == t; assert t == u; assert s == u; } @*/
}
