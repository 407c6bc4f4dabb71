// Of the fields of the objects of two sets more than the whole is held: no object is in both.
class DisjointSets {
  int x;

  //@ requires (\forall* DisjointSets o; o \in s; acc(o.x)) && (\forall* DisjointSets o; o \in t; acc(o.x));
  //@ ensures s * t == set<DisjointSets>{} && (\forall DisjointSets o; o \in s; !(o \in t));
  static void whole(/*@ ghost set<DisjointSets> s, ghost set<DisjointSets> t @*/) {}

  //@ requires (\forall* DisjointSets o; o \in s; acc(o.x, 1/2)) && (\forall* DisjointSets o; o \in t; acc(o.x, 1/2));
  //@ ensures s * t == set<DisjointSets>{}; //~ postcondition:false
  static void halves(/*@ ghost set<DisjointSets> s, ghost set<DisjointSets> t @*/) {}

  //@ requires (\forall DisjointSets o; o \in s; !(o \in t));
  //@ ensures s * t == set<DisjointSets>{} && s - t == s && t - s == t;
  static void said(/*@ ghost set<DisjointSets> s, ghost set<DisjointSets> t @*/) {}

  //@ requires (\forall DisjointSets o; o \in s && o != p; !(o \in t));
  //@ ensures !(p \in s) ==> s * t == set<DisjointSets>{};
  //@ ensures s * t == set<DisjointSets>{}; //~ postcondition:false
  static void butOne(DisjointSets p /*@ ghost set<DisjointSets> s, ghost set<DisjointSets> t @*/) {}
}
