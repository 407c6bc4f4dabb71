// Quantifiers, aggregates, collections and wands as contracts may have them: read as a whole, and reported each.
class CollectionForms {
  int x;
  int[] a;
  CollectionForms s;

  //@ requires acc(x, ?f);
  void amount() {
  }

  //@ requires (\forall* int i = 0 .. 3; true; acc(a[i])) && unknown1; //~ W0003
  //@ requires (\forall int i; (\exists int j; j == i)) && unknown2; //~ W0003
  //@ requires (\exists CollectionForms p, q; p != q; p.x == q.x) && unknown3; //~ W0003
  //@ requires (\forall java.util.List<int[]> l; l != null) && unknown4; //~ W0003
  void quantifiers() {
  }

  //@ requires (\sum int i; 0 <= i && i < 3; a[i]) == (\max int i, j; ; a[i]) && unknown5; //~ W0009 W0009 W0003
  //@ requires \type(int[]) == \typeof(s) && unknown6; //~ W0009 W0009 W0003
  void words() {
  }

  //@ requires map<int, seq<int>> {1 -> seq<int> {}, 2 -> seq<int> {1, 2}} == s && unknown7; //~ W0004 W0003
  //@ requires s == {1, {2}, {}} && (s == {x}) && unknown8; //~ W0004 W0004 W0003
  //@ requires s == [] && |s| + |a| > (|s|) && unknown9; //~ W0004 W0004 W0004 W0004 W0003
  //@ requires x \in s && x < 3; //~ W0004
  //@ requires x :: s == s; //~ W0004
  //@ ensures (acc(x) --* acc(x)) && unknown10; //~ W0003
  void collections() {
    //@ assert s == {x};  //~ W0004
    { x = unknown11; } //~ W0003
  }
}
