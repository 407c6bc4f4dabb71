//: --overflow unbounded
// King, "Symbolic Execution and Program Testing", Figure 10: a binary search among a[l] … a[u]. Exploring it does not
// need the contract, which says that verifying it finds no access out of bounds.
// warrant explore --call 'Search.search(new int[] {0, "A1", "A2", "A3", "A4", "A5"}, 1, 5, "X")' Search.java
class Search {
  static int found, at;

  //@ requires acc(found) && acc(at) && a != null && acc(a[*]) && 0 <= l && u < a.length;
  //@ ensures acc(found) && acc(at) && acc(a[*]) && (found == 1 ==> 0 <= at && at < a.length && a[at] == x);
  static void search(int[] a, int l, int u, int x) {
    found = 0;
    while (l <= u && found == 0)
      //@ invariant acc(found) && acc(at) && acc(a[*]) && 0 <= l && u < a.length;
      //@ invariant found == 0 || (found == 1 && 0 <= at && at < a.length && a[at] == x);
    {
      at = (l + u) / 2;
      if (x == a[at]) {
        found = 1;
      } else if (x < a[at]) {
        u = at - 1;
      } else {
        l = at + 1;
      }
    }
    if (found == 0) at = l - 1;
  }
}
