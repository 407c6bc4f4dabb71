// What other languages of annotations have and this one has not: one report for each, and the rest is read.
class AssertionForms {
  int x;
  int[] a;
  AssertionForms next;

  //@ requires (\forall int i; 0 <= i && i < 3; a[i] == i) && unknown1 == 1; //~ W0003
  //@ requires (\forall* int i; 0 <= i && i < 3; Perm(a[i], 1));
  //@ requires (\exists int i; 0 <= i; (\forall int j; j == i)) && unknown2; //~ W0003
  //@ requires forall int i; 0 <= i; a[i] == 0;
  //@ requires forall int i :: a[i] == 0;
  //@ requires (\sum int i; 0 <= i && i < 3; a[i]) == 3 && unknown3; //~ W0003
  //@ requires \nonnullelements(a) && unknown4; //~ W0009 W0003
  //@ ensures \fresh(\result) && \typeof(this) == \type(AssertionForms); //~ W0009 W0009 W0009
  //@ ensures \result == \pre(x); //~ W0009
  int quantifiers() {
    return 1;
  }

  //@ requires |a| > 0; //~ W0004
  //@ requires a == [1, 2] + [3]; //~ W0004
  //@ requires a == {1, 2}; //~ W0004
  //@ requires a == seq<int> {1, 2} && unknown5; //~ W0004 W0003
  //@ requires 1 in a; //~ W0004
  //@ requires x > 1 <=!=> x > 2; //~ W0009
  //@ requires x > 1 <=!=> x > 2; //~ W0009
  //@ requires x > 1 <== x > 2; //~ W0009
  //@ requires acc(x) -* acc(x);
  //@ requires this.x |-> ?v &*& v > 0; //~ W0009
  //@ requires acc(x) &*& x > 0; //~ W0009
  //@ requires quantifiers(?v); //~ W0009
  //@ requires x > 1 -> x > 2; //~ W0009
  //@ requires perm(x) == 1; //~ W0009
  //@ requires HPerm(x, 1); //~ W0009
  //@ requires idle(this); //~ W0009
  //@ decreases x, 3; //~ W0009
  void operators() {
  }

  //@ ghost seq<int> elements;
  //@ predicate list(seq<int> s, perm p) = acc(x);
  //@ pure bag<int> all() = null; //~ W0004
  //@ ghost \bigint big; //~ W0009

  /*@ lemma void use(int n) //~ W0009
        requires n > 0;
        ensures n > -1;
      {
        assert n > 0;
      }
    @*/
  //@ fixpoint int fix(int n) { return n; } //~ W0009
  //@ inductive tree = leaf | node(tree l, int v, tree r); //~ W0009
  /*@ adt Option { Option none(); } @*/ //~ W0009

  //@ reads this; //~ W0009
  void clauses() {
    //@ leak list(1); //~ W0009
    //@ havoc x; //~ W0009
    //@ unreachable; //~ W0009
    //@ recv S; //~ W0009
    //@ send S, 1: x > 0 ** acc(x); //~ W0009
    //@ create_wand { use x > 0; qed list(1) -* list(1); } //~ W0009
    //@ par (int i = 0 .. 3) { x = 1; } //~ W0009
    //@ atomic { x = 1; } //~ W0009
    //@ loop_modifies x; //~ W0009
    while (x > 0) {
      x--;
    }
    unknown6 = 1; //~ W0003
  }

  //@ exsures (RuntimeException e) true;
  /*@ strictly_pure @*/ int strict() { //~^ W0010
    return 1;
  }

  void names(int exists, int havoc, int reads) {
    //@ assert exists > 1 && havoc == reads;
    exists = havoc;
  }
}
