// What is in a sequence is counted in its bag; what is in one that is chosen, or put together, is in its parts; what
// is said of all members is said of what was put in, and of what is read.
class Membership {
  //@ requires (\forall int v; v \in s; x <= v) && w < x;
  //@ ensures !(w \in s) && s.bag[w] == 0 && s.bag - bag<int>{w} == s.bag;
  static void counted(int w /*@ ghost seq<int> s, ghost int x @*/) {
  }

  //@ requires (\forall int v; v \in s; x <= v) && w <= x;
  //@ ensures s.bag[w] == 0; //~ postcondition:false
  static void mayBeCounted(int w /*@ ghost seq<int> s, ghost int x @*/) {
  }

  //@ requires s.bag[w] > 0;
  //@ ensures (\exists int i; 0 <= i && i < |s|; s[i] == w) || w \in s;
  static void hasPlace(int w /*@ ghost seq<int> s @*/) {
  }

  //@ requires w \in s && (\forall int i = 0 .. |s|; s[i] > 3);
  //@ ensures w > 3;
  static void isAtPlace(int w /*@ ghost seq<int> s @*/) {
  }

  //@ requires w \in s && (\forall int i = 1 .. |s|; s[i] > 3);
  //@ ensures w > 3; //~ postcondition:false
  static void mayBeFirst(int w /*@ ghost seq<int> s @*/) {
  }

  //@ requires !b ==> (\forall int v; v \in t; x <= v);
  //@ requires s == (b ? seq<int>{} : x :: t);
  //@ requires !b && value > x ==> c == (value \in t);
  //@ ensures (!b && x <= value && (value == x || c)) == (value \in s);
  static void chosen(boolean b, boolean c, int value, int x /*@ ghost seq<int> s, ghost seq<int> t @*/) {
  }

  //@ requires s == (b ? seq<int>{} : x :: t) && !(value \in t);
  //@ ensures !(value \in s); //~ postcondition:false
  static void mayBeChosen(boolean b, int value, int x /*@ ghost seq<int> s, ghost seq<int> t @*/) {
  }

  //@ requires (\forall int v; v \in t; x <= v);
  //@ requires (\forall int i, j; 0 <= i && i < j && j < |t|; t[i] <= t[j]);
  //@ requires s == (b ? seq<int>{} : x :: t);
  //@ ensures (\forall int i, j; 0 <= i && i < j && j < |s|; s[i] <= s[j]);
  static void inOrder(boolean b, int x /*@ ghost seq<int> s, ghost seq<int> t @*/) {
  }

  //@ requires t == x :: s && u.bag == t.bag;
  //@ ensures x \in u && u.bag - bag<int>{x} == s.bag;
  static void inOtherOrder(int x /*@ ghost seq<int> s, ghost seq<int> t, ghost seq<int> u @*/) {
  }

  //@ requires t == x :: s && u.bag == t.bag;
  //@ ensures u[0] == x; //~ postcondition:false
  static void first(int x /*@ ghost seq<int> s, ghost seq<int> t, ghost seq<int> u @*/)
    //@ requires !u.isEmpty;
  {
  }

  // Between a and b by what is in the set of the one below the other.
  //@ requires left == low + set<int>{a} && (\forall int k; k \in left; k < b);
  //@ requires (\forall int k; k \in low; k < a) && (\forall int k; k \in right; b < k);
  //@ ensures (\forall int k; k \in set<int>{b} + right; a < k);
  static void throughMember(int a, int b /*@ ghost set<int> left, ghost set<int> low, ghost set<int> right @*/) {
  }

  //@ requires (\forall int k; k \in left; k < b) && (\forall int k; k \in right; b < k);
  //@ ensures a < b; //~ postcondition:false
  static void noMember(int a, int b /*@ ghost set<int> left, ghost set<int> right @*/) {
  }

  //@ requires x <= y && y <= x && x \in s;
  //@ ensures y \in s;
  static void neitherGreater(int x, int y /*@ ghost set<int> s @*/) {
  }

  //@ requires x <= y && y <= x + 1 && x \in s;
  //@ ensures y \in s; //~ postcondition:false
  static void onePossiblyGreater(int x, int y /*@ ghost set<int> s @*/) {
  }
}
