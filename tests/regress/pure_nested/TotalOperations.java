// What a postcondition says of a value by operations that always have one is known of a call within another one.
class TotalOperations {
  int value;
  TotalOperations next;

  /*@ static predicate list(TotalOperations node) =
    @   node != null ==> acc(node.value) ** acc(node.next) ** list(node.next);
    @*/

  /*@ static pure seq<int> contents(TotalOperations node)
    @   requires list(node);
    @   ensures result.isEmpty == (node == null);
    @   = opening list(node) in (node == null ? seq<int>{} : node.value :: contents(node.next));
    @*/

  static void last(TotalOperations node)
    //@ requires node != null && list(node);
    //@ ensures list(node);
  {
    //@ ghost seq<int> before = contents(node);
    if (node.next == null) {
      //@ assert before == [node.value];
      node.value = 3;
    } else {
      //@ assert before == [node.value]; //~ assert:false
      node.value = 4;
    }
  }
}
