// Elements of other types: references, booleans, sequences.
class Elements {
  int x;

  /*@ ghost static pure boolean booleans(seq<boolean> s, int i)
        requires 0 <= i && i < |s|;
        ensures s[i] == true || s[i] == false;
        ensures s[i] ==> s[i -> true] == s;
        ensures !s[i] ==> false \in s;
      { return true; } @*/

  /*@ ghost static pure boolean wrongBooleans(seq<boolean> s, int i)
        requires 0 <= i && i < |s|;
        ensures s[i -> true] == s; //~ postcondition:false
      { return true; } @*/

  /*@ ghost static pure boolean nested(seq<seq<int>> s, seq<int> t)
        ensures (s + [t])[|s|] == t;
        ensures [t] != [t + [1]];
        ensures t \in s + [t] && seq<int>{} \in [t, t[..0]];
      { return true; } @*/

  /*@ ghost static pure boolean wrongNested(seq<seq<int>> s, seq<int> t)
        requires t == [1] && t \in s;
        ensures |s| == 1; //~ postcondition:false
        ensures [1, 2] \in s; //~ postcondition:false
      { return seq<int>{} \in s; } @*/

  void references(Elements other)
    //@ requires acc(x) && other != null && acc(other.x);
  {
    //@ ghost seq<Elements> s = [this, other];
    //@ assert s[0] != s[1];
    //@ ghost seq<Elements> t = [other, other];
    //@ assert t[0] != t[1]; //~ assert:false
  }

  void newer(Elements other) {
    //@ ghost seq<Elements> s = [other];
    Elements made = new Elements();
    //@ assert !(made \in s);
    //@ assert s[0] == made; //~ assert:false
  }
}
