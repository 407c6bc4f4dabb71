// A part of a sequence that is put together of others says what stands in the whole, and what its parts are.
class CutAndPut {
  //@ requires 0 <= k && k < |all| && all[k..] == [x] + r;
  //@ ensures all[k] == x && r == all[k + 1..];
  //@ ensures all[0] == x; //~ postcondition:false
  //@ ghost static void first(seq<int> all, int k, int x, seq<int> r) { }

  //@ requires 0 <= k && k < |all| && all[..k + 1] == r + [x];
  //@ ensures all[k] == x && r == all[..k];
  //@ ensures all[k..] == [x]; //~ postcondition:false
  //@ ghost static void last(seq<int> all, int k, int x, seq<int> r) { }

  //@ requires 0 <= i && i <= j && j <= |all| && all[i..j] == a + b && |a| == 2;
  //@ ensures i + 1 < |all| && all[i + 1] == a[1] && all[i + 2 .. j] == b;
  //@ ensures all[i + 2] == b[0]; //~ contract:bounds
  //@ ghost static void within(seq<int> all, int i, int j, seq<int> a, seq<int> b) { }

  //@ requires 0 <= k && k + 1 < |all| && all[k..] == [x] + r && r == [y] + s;
  //@ ensures all[k + 1] == y;
  //@ ensures |s| > 0; //~ postcondition:false
  //@ ghost static void second(seq<int> all, int k, int x, int y, seq<int> r, seq<int> s) { }
}
