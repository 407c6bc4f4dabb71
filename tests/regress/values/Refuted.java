// What does not hold of sequences.
class Refuted {
  //@ requires |s| == 3 && |t| == 3 && s[0] == t[0] && s[1] == t[1];
  //@ ghost static pure boolean p1(seq<int> s, seq<int> t) = true;
  void m1() { /*@ ghost seq<int> s = [1, 2]; */ /*@ assert s == [2, 1]; */ } //~ assert:false
  void m2() { /*@ ghost seq<int> s = [1, 2]; */ /*@ assert s[2] == 0; */ } //~ array:bounds
  void m3() { /*@ ghost seq<int> s = [1, 2]; */ /*@ assert |s + s| == 3; */ } //~ assert:false
  void m4() { /*@ ghost seq<boolean> s = [true, false]; */ /*@ assert s[1 -> true] == s; */ } //~ assert:false
  void m5() { /*@ ghost seq<seq<int>> s = [[1], [2]]; */ /*@ assert s[0] == s[1]; */ } //~ assert:false
  //@ requires true;
  void m6(int n) { /*@ ghost seq<int> s = [n]; */ /*@ assert s == [3]; */ } //~ assert:false
  //@ ghost static pure boolean id(seq<int> s) = s + s == s ==> |s| == 1;
  void m7() { /*@ assert id(seq<int>{}); */ } //~ assert:false
  //@ ghost static pure int at(seq<int> s, int i) = s[i]; //~ contract:bounds
  //@ requires a != b;
  void m8(Refuted a, Refuted b) { /*@ ghost seq<Refuted> s = [a]; */ /*@ assert b \in s; */ } //~ assert:false
  void m9() { /*@ ghost seq<int> s = seq<int>{}; */ /*@ assert |s| == 1; */ } //~ assert:false
  void m10() { /*@ ghost seq<int> s = [1,2,3,4]; */ /*@ assert s[1..3] == [2,3,4]; */ } //~ assert:false
  void m11() { /*@ ghost seq<int> s = [1,2,3,4]; */ /*@ assert s[1..5] == [2,3,4]; */ } //~ array:bounds
  void m12() { /*@ ghost seq<int> s = [1,2,3,4]; */ /*@ assert s.tail.head == 3; */ } //~ assert:false
  void m13() { /*@ ghost seq<int> s = seq<int>{}; */ /*@ assert s.head == 0; */ } //~ array:bounds
  void m14(boolean b) { /*@ ghost seq<boolean> s = [b]; */ /*@ assert true \in s; */ } //~ assert:false
  //@ predicate P(seq<int> s) = |s| > 1;
  //@ requires P(s);
  //@ ghost pure boolean q(seq<int> s) = s[2] == 1; //~ contract:bounds
  //@ requires P(s);
  //@ ghost pure boolean q2(seq<int> s) = opening P(s) in s[1] == s[0];
}
