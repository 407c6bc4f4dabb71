// Where a recursion over a structure ends is seen where it comes to be known later than the call, too.
final class Ends {
  int data;
  Ends left;
  Ends right;

  /*@ predicate state() = acc(data) && acc(left) && acc(right)
        && (left != null ==> left.state()) && (right != null ==> right.state());

      requires t != null ==> t.state();
      static pure seq<int> view(Ends t) =
        t == null ? seq<int>{} : opening t.state() in view(t.left) + seq<int>{t.data} + view(t.right);

      static pure boolean isSorted(seq<int> s) = (\forall int i; 0 < i && i < |s|; s[i - 1] <= s[i]);
  @*/

  //@ requires top != null && top.state();
  static void okFirst(Ends top) {
    //@ ghost seq<int> all = view(top);
    //@ open top.state();
    if (top.left == null) {
      //@ assert all[0] == top.data;
      //@ assert |all| == 1 + |view(top.right)|;
      //@ assert view(top.right) == all.tail;
    }
  }

  //@ requires top != null && top.state();
  static void wrongFirst(Ends top) {
    //@ ghost seq<int> all = view(top);
    //@ open top.state();
    if (top.right == null) {
      //@ assert all[0] == top.data; //~ assert:false
    }
  }

  //@ requires top != null && top.state();
  static void okLast(Ends top) {
    //@ ghost seq<int> all = view(top);
    //@ open top.state();
    //@ assert top.right == null ==> all[|all| - 1] == top.data;
    //@ assert top.left == null && top.right == null ==> all == seq<int>{top.data};
  }

  //@ requires top != null && top.state();
  static void wrongLast(Ends top) {
    //@ ghost seq<int> all = view(top);
    //@ open top.state();
    //@ assert top.left == null ==> all == seq<int>{top.data}; //~ assert:false
  }

  //@ requires top != null && top.state();
  //@ ensures result != null ==> result.state();
  //@ ensures view(result) == old(view(top)).tail && (old(isSorted(view(top))) ==> isSorted(view(result)));
  static Ends okRest(Ends top) {
    //@ ghost seq<int> all = view(top);
    if (top.left == null) return top.right;
    top.left = okRest(top.left);
    return top;
  }

  //@ requires top != null && top.state();
  //@ ensures result != null ==> result.state();
  //@ ensures view(result) == old(view(top)).tail; //~ postcondition:false
  static Ends wrongRest(Ends top) {
    //@ ghost seq<int> all = view(top);
    return top.left == null ? top.right : top.left;
  }
}
