// What is outside of a sequence is an error.
class Bounds {
  void inside(int n)
    //@ requires 0 <= n && n < 3;
  {
    //@ ghost seq<int> s = [n, n, n];
    //@ ghost int x = s[n];
    //@ assert x == n;
    //@ ghost seq<int> t = s[n..3];
    //@ assert |t| == 3 - n;
  }

  void outside(int n)
    //@ requires 0 <= n && n <= 3;
  {
    //@ ghost seq<int> s = [n, n, n];
    //@ ghost int x = s[n]; //~ array:bounds
  }

  void reversed(int n)
    //@ requires 0 <= n && n <= 3;
  {
    //@ ghost seq<int> s = [n, n, n];
    //@ ghost seq<int> t = s[2..n]; //~ array:bounds
  }

  void empty() {
    //@ ghost seq<int> s = seq<int>{};
    //@ ghost int x = s.head; //~ array:bounds
  }

  void tailOfEmpty() {
    //@ ghost seq<int> s = seq<int>{};
    //@ ghost seq<int> t = s.tail; //~ array:bounds
  }

  void updated(int n) {
    //@ ghost seq<int> s = [1];
    //@ ghost seq<int> t = s[1 -> 2]; //~ array:bounds
  }

  //@ requires s[0] == 1; //~ contract:bounds
  //@ ghost static pure boolean precondition(seq<int> s) { return true; }

  //@ requires |s| > 0 && s[0] == 1;
  //@ ghost static pure boolean guarded(seq<int> s) { return true; }

  //@ predicate first(seq<int> s) = s[0] == 1; //~ contract:bounds
}
