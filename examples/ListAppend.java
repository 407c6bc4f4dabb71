// Appending to a linked list in a loop: a magic wand keeps the way back from the node that has been reached to the
// head of the list.
class ListAppend {
  int value;
  ListAppend next;

  /*@ predicate list() =
        acc(this.value) && acc(this.next) && (this.next != null ==> this.next.list()); @*/

  ListAppend(int v)
    //@ ensures list();
  {
    value = v;
    //@ close list();
  }

  // Puts `more` behind the last node.
  void append(ListAppend more)
    //@ requires list() && more != null && more.list();
    //@ ensures list();
  {
    ListAppend last = this;
    //@ package (last.list() --* this.list()) { }
    //@ open last.list();
    while (last.next != null)
      //@ invariant last != null && acc(last.value) && acc(last.next);
      //@ invariant last.next != null ==> last.next.list();
      //@ invariant (last.list() --* this.list());
    {
      ListAppend before = last;
      last = last.next;
      //@ package (last.list() --* this.list()) {
      //@   close before.list();
      //@   apply (before.list() --* this.list());
      //@ }
      //@ open last.list();
    }
    last.next = more;
    //@ close last.list();
    //@ apply (last.list() --* this.list());
  }

  static ListAppend pair(int a, int b)
    //@ ensures \result != null && \result.list();
  {
    ListAppend first = new ListAppend(a);
    first.append(new ListAppend(b));
    return first;
  }
}
