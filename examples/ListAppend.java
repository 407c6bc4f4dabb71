// Appending to a linked list in a loop: a magic wand keeps the way back from the node that has been reached to the
// head of the list, with the values on it.
class ListAppend {
  int value;
  ListAppend next;

  // The list from here on has these values.
  /*@ predicate list(seq<int> values) =
        acc(this.value) && acc(this.next) && |values| > 0 && values[0] == this.value
        && (this.next == null ==> |values| == 1) && (this.next != null ==> this.next.list(values[1..])); @*/

  ListAppend(int v)
    //@ ensures list(seq<int>{v});
  {
    value = v;
    //@ close list(seq<int>{v});
  }

  // Puts `more` behind the last node.
  void append(ListAppend more)
    //@ given seq<int> own;
    //@ given seq<int> others;
    //@ requires list(own) && more != null && more.list(others);
    //@ ensures list(own + others);
  {
    ListAppend last = this;
    //@ ghost seq<int> rest = own;
    //@ package (last.list(rest + others) --* this.list(own + others)) { }
    //@ open last.list(rest);
    while (last.next != null)
      //@ invariant last != null && acc(last.value) && acc(last.next) && |rest| > 0 && rest[0] == last.value;
      //@ invariant last.next == null ==> |rest| == 1;
      //@ invariant last.next != null ==> last.next.list(rest[1..]);
      //@ invariant (last.list(rest + others) --* this.list(own + others));
    {
      ListAppend before = last;
      //@ ghost seq<int> all = rest;
      last = last.next;
      //@ ghost rest = rest[1..];
      //@ package (last.list(rest + others) --* this.list(own + others)) {
      //@   close before.list(all + others);
      //@   apply (before.list(all + others) --* this.list(own + others));
      //@ }
      //@ open last.list(rest);
    }
    last.next = more;
    //@ close last.list(rest + others);
    //@ apply (last.list(rest + others) --* this.list(own + others));
  }

  static ListAppend pair(int a, int b)
    //@ ensures \result != null && \result.list(seq<int>{a, b});
  {
    ListAppend first = new ListAppend(a);
    first.append(new ListAppend(b)) /*@ given {own = seq<int>{a}, others = seq<int>{b}} @*/;
    return first;
  }
}
