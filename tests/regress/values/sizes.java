// `e.size` is `|e|`.
class Sizes {
  /*@ ghost static void sizes(seq<int> s, set<int> t, bag<int> b, map<int, int> m)
        requires s.size > 2;
        ensures |s| >= 3 && s.tail.size == |s| - 1;
        ensures t.size == |t| && b.size == |b| && m.size == m.keys.size;
      { } @*/

  /*@ ghost static void wrong(seq<int> s, int x)
        ensures (x :: s).size == s.size; //~ postcondition:false
      { } @*/
}
