// Sequences that are not what they should be.
class Sequences {
  int[] a;

  //@ ghost static pure seq<int> numbers() { return seq<int>{1, 2}; }

  void wrong(int n) {
    //@ ghost seq<int> s = seq<int>{1, true}; //~ W0004
    //@ ghost seq<boolean> t = seq<int>{1}; //~ W0004
    //@ assert s == t; //~ W0004
    //@ assert s + t == s; //~ W0004
    //@ assert n ++ n == n; //~ W0004
    //@ assert true :: s == s; //~ W0004
    //@ assert true \in s; //~ W0004
    //@ assert [] == []; //~ W0004
    //@ assert [1, true] == s; //~ W0004
    //@ assert s.last == 1; //~ W0004
    //@ assert s[true] == 1; //~ W0004
    //@ assert s[0 -> true] == s; //~ W0004
    //@ assert a[0..] == s; //~ W0004
    //@ assert a[0 -> 1] == a; //~ W0004
    //@ assert s[] == s; //~ W0002
    //@ assert |n| == 1; //~ W0004
    //@ assert s < s; //~ W0004
    //@ assert s.bag == s.set; //~ W0004
    //@ ghost seq<double> d = seq<double>{}; //~ W0009 W0009
    //@ ghost seq<int, int> e = s; //~ W0004
    //@ ghost seq<int>[] f = null; //~ W0004
    //@ ghost set<int> g = seq<int>{1}; //~ W0004
    int m = numbers().head; //~ W0011
  }
}
