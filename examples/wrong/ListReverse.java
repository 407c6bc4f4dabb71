// As in ListReverse.java, but the list that is turned around loses its first node, one that is appended replaces what
// comes behind the first node, and a loop goes one node too far.
class ListNode {
  int value;
  ListNode next;

  ListNode(int value, ListNode next)
    //@ ensures acc(this.value) ** acc(this.next) ** this.value == value ** this.next == next;
  {
    this.value = value;
    this.next = next;
  }
}

class ListReverse {
  /*@ static predicate list(ListNode node) =
    @   node != null ==> acc(node.value) ** acc(node.next) ** list(node.next);
    @*/

  /*@ static pure seq<int> contents(ListNode node)
    @   requires list(node);
    @   ensures result.isEmpty == (node == null);
    @   = opening list(node) in (node == null ? seq<int>{} : node.value :: contents(node.next));
    @*/

  /*@ static pure seq<int> reversed(seq<int> values)
    @   decreases values;
    @   = values.isEmpty ? values : reversed(values.tail) + [values.head];
    @*/

  // What is done, in reverse order, is in front of what is left.
  static ListNode reverse(ListNode list)
    //@ requires list(list);
    //@ ensures list(\result) && contents(\result) == reversed(old(contents(list)));
  {
    ListNode done = null;
    ListNode rest = list == null ? null : list.next;
    //@ loop_invariant list(done) ** list(rest); //~ invariant-entry:predicate
    //@ loop_invariant reversed(contents(rest)) + contents(done) == reversed(old(contents(list))); //~ invariant-entry:false
    //@ decreases contents(rest);
    while (rest != null) {
      ListNode next = rest.next;
      rest.next = done;
      done = rest;
      rest = next;
    }
    return done;
  }

  static ListNode append(ListNode front, ListNode back)
    //@ requires list(front) ** list(back);
    //@ ensures list(\result) && contents(\result) == old(contents(front)) + old(contents(back)); //~ postcondition:false
  {
    if (front == null) return back;
    front.next = back;
    return front;
  }

  // The wand is the list up to `last`: together with the list from there on, with more behind it, it is the whole.
  static ListNode appendInLoop(ListNode front, ListNode back)
    //@ requires list(front) ** list(back);
    //@ ensures list(\result) && contents(\result) == old(contents(front)) + old(contents(back));
  {
    if (front == null) return back;
    ListNode last = front;
    //@ ghost seq<int> more = contents(back);
    //@ ghost seq<int> all = contents(front) + more;
    //@ ghost seq<int> rest = contents(front);
    //@ package (list(last) && contents(last) == rest + more --* list(front) && contents(front) == all) { }
    //@ loop_invariant last != null && list(last) && contents(last) == rest;
    //@ loop_invariant (list(last) && contents(last) == rest + more --* list(front) && contents(front) == all);
    //@ decreases rest;
    while (last.next != null) {
      ListNode before = last;
      //@ ghost seq<int> restBefore = rest;
      last = last.next;
      //@ set rest = rest.tail;
      //@ package (list(last) && contents(last) == rest + more --* list(front) && contents(front) == all) {
      //@   close list(before);
      //@   apply (list(before) && contents(before) == restBefore + more --* list(front) && contents(front) == all);
      //@ }
    }
    back.next = last; //~ write:permission
    //@ apply (list(last) && contents(last) == rest + more --* list(front) && contents(front) == all); //~ apply:false
    return front;
  }
}
