// Sequences that loops make, that methods take, and that calls promise.
class Loops {
  int[] a;

  void collect(int n)
    //@ requires n >= 0;
  {
    //@ ghost seq<int> s = seq<int>{};
    int i = 0;
    //@ invariant 0 <= i && i <= n && |s| == i && (i > 0 ==> s[i - 1] == 2 * (i - 1));
    while (i < n) {
      //@ set s = s + [2 * i];
      i = i + 1;
    }
    //@ assert |s| == n;
    //@ assert n > 0 ==> s[n - 1] == 2 * n - 2;
    //@ assert n > 1 ==> s[n - 2] == 2 * n - 4; //~ assert:false
  }

  /*@ ghost static pure seq<int> copies(int x, int n)
        requires n >= 0;
        ensures |result| == n;
        decreases n;
      { return n == 0 ? seq<int>{} : x :: copies(x, n - 1); } @*/

  void copied(int x) {
    //@ assert copies(x, 0) == seq<int>{} && copies(x, 1) == [x];
    //@ assert copies(x, 2) == [x, x] && copies(x, 3) == [x, x, x];
    //@ assert |copies(x, 1000)| == 1000;
    //@ assert copies(x, 3) == [x, x]; //~ assert:false
  }

  /*@ ghost static pure seq<int> reversed(seq<int> s)
        ensures |result| == |s|;
        decreases |s|;
      { return s.isEmpty ? s : reversed(s.tail) + [s.head]; } @*/

  void reverse(int x, int y) {
    //@ assert reversed(seq<int>{}) == seq<int>{} && reversed([y]) == [y];
    //@ assert reversed([x, y]) == [y, x];
    //@ assert reversed([x, y]) == [x, y]; //~ assert:false
  }

  /*@ ghost static pure boolean later(seq<int> s, int i, int j, int x)
        requires 0 <= i && i < j && j <= |s|;
        ensures s[i..j][j - i - 1] == s[j - 1];
        ensures s[i..][0] == s[i] && |s[i..][1..]| == |s| - i - 1;
        ensures s[..j][i..] == s[i..j];
        ensures s[..i] + s[i..j] + s[j..] == s;
        ensures s[i -> x][..i] + [x] == s[i -> x][..i + 1];
        ensures s[i -> x] == s[..i] + [x] + s[i + 1..];
      { return true; } @*/

  /*@ ghost static pure boolean same(seq<int> s, seq<int> t, seq<int> u, int i, int x)
        requires s == t + [x] + u && |t| == i && t == s[..|t|];
        ensures s[i] == x;
        ensures s[i..].head == x && s[i + 1..] == u;
      { return true; } @*/

  /*@ ghost static pure boolean wrong(seq<int> s, int i, int j, int x)
        requires 0 <= i && i <= j && j <= |s|;
        ensures s[..j][i..] == s[i..]; //~ postcondition:false
      { return true; } @*/
  /*@ ghost static pure boolean wrongToo(seq<int> s, int i, int j)
        requires 0 <= i && i <= j && j < |s|;
        ensures s[i..j] != s[i..];
        ensures s[i..j] == s[..j - i]; //~ postcondition:false
      { return |s[i..j]| < |s[i..]|; } @*/
}
