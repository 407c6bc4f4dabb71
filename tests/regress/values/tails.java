// The rest of what is put together, of which only the length of the first part tells where it begins.
class Tails {
  /*@ ghost static void front(seq<int> s, seq<int> a, int x, seq<int> b)
        requires |a| > 0 && s == a + seq<int>{x} + b;
        ensures s.tail == a.tail + seq<int>{x} + b;
      { } @*/

  /*@ ghost static void empty(seq<int> s, seq<int> a, int x, seq<int> b)
        requires s == a + seq<int>{x} + b && |s| > 0;
        ensures s.tail == a.tail + seq<int>{x} + b; //~ contract:bounds
      { } @*/

  /*@ ghost static void other(seq<int> s, seq<int> a, int x, seq<int> b)
        requires |a| > 0 && s == a + seq<int>{x} + b;
        ensures s.tail == a.tail + b; //~ postcondition:false
      { } @*/
}
