// Sets: membership through operations, equality by extension, sizes.
class Sets {
  //@ ghost static pure boolean both(set<int> s, set<int> t, int x) = x \in s && x \in t;

  void membership(int a, int b)
    //@ requires a != b;
  {
    //@ ghost set<int> s = set<int>{a, b, 3};
    //@ assert a \in s && b \in s && 3 \in s;
    //@ assert a \in s - set<int>{b};
    //@ assert !(a \in s - {a}) && !(a \in set<int>{});
    //@ assert {a, b} == {b, a};
    //@ assert {a} + {b} + {a} == set<int>{a, b};
    //@ assert s * {a} == {a};
    //@ assert !((a + 1) \in {a});
    //@ assert b \in s - {a, 3}; //~ assert:false
  }

  //@ requires s <= t && x \in s;
  //@ ensures result == true;
  /*@ ghost pure boolean subset(set<int> s, set<int> t, int x) = x \in t; @*/

  //@ requires s <= t && x \in t;
  //@ ensures result == true; //~ postcondition:false
  /*@ ghost pure boolean wrongSubset(set<int> s, set<int> t, int x) = x \in s; @*/

  //@ requires s <= t && t <= u;
  //@ ensures result == true;
  /*@ ghost pure boolean transitive(set<int> s, set<int> t, set<int> u) = s <= u; @*/

  //@ requires s <= t && t <= s;
  //@ ensures result == true;
  /*@ ghost pure boolean antisymmetric(set<int> s, set<int> t) = s == t; @*/

  //@ requires s + t == u;
  //@ ensures result == true;
  /*@ ghost pure boolean part(set<int> s, set<int> t, set<int> u) = s <= u && t <= u; @*/

  //@ requires s + t == u;
  //@ ensures result == true; //~ postcondition:false
  /*@ ghost pure boolean wrongPart(set<int> s, set<int> t, set<int> u) = u - s == t; @*/

  //@ ensures result == true;
  /*@ ghost pure boolean laws(set<int> s, set<int> t, set<int> u)
      = s * (t + u) == s * t + s * u && s - (t + u) == (s - t) - u && s + t == t + s && (s - t) * t == set<int>{}; @*/

  //@ ensures result == true; //~ postcondition:false
  /*@ ghost pure boolean wrongLaw(set<int> s, set<int> t, set<int> u) = s * (t + u) == s * t + u; @*/

  //@ requires !(x \in s);
  //@ ensures result == true;
  /*@ ghost pure boolean sizes(set<int> s, int x) = |s + {x}| == |s| + 1 && |s| >= 0 && |(s + {x}) - {x}| == |s|; @*/

  //@ ensures result == true; //~ postcondition:false
  /*@ ghost pure boolean wrongSize(set<int> s, int x) = |s + {x}| == |s| + 1; @*/

  //@ requires s * t == set<int>{};
  //@ ensures result == true;
  /*@ ghost pure boolean disjoint(set<int> s, set<int> t) = |s + t| == |s| + |t|; @*/

  //@ ensures result == true; //~ postcondition:false
  /*@ ghost pure boolean overlapping(set<int> s, set<int> t) = |s + t| == |s| + |t|; @*/

  //@ requires s <= t && |t| <= |s|;
  //@ ensures result == true;
  /*@ ghost pure boolean same(set<int> s, set<int> t) = s == t; @*/

  //@ requires s < t;
  //@ ensures result == true;
  /*@ ghost pure boolean smaller(set<int> s, set<int> t) = |s| < |t|; @*/

  //@ requires (\forall int x; x \in s; x > 0) && n \in s;
  //@ ensures result == true;
  /*@ ghost pure boolean positive(set<int> s, int n) = n > 0 && !(0 \in s); @*/

  //@ requires (\forall int x; x \in s; x > 0);
  //@ ensures result == true; //~ postcondition:false
  /*@ ghost pure boolean wrongPositive(set<int> s, int n) = n \in s; @*/

  //@ requires (\forall int x; x \in s; x > 0) && t <= s;
  //@ ensures result == true;
  /*@ ghost pure boolean below(set<int> s, set<int> t) = (\forall int x; x \in t; x > 0); @*/
}
