// Wands without parentheses around them.
class Bare {
  int value;
  Bare next;

  //@ predicate list() = acc(value) && acc(next) && (next != null ==> next.list());

  static void setSecond(Bare head)
    //@ requires head != null && head.list();
    //@ ensures head.list();
  {
    //@ open head.list();
    Bare second = head.next;
    if (second != null) {
      /*@ package second.list() -* head.list() {
            close head.list();
          } @*/
      //@ open second.list();
      second.value = 3;
      //@ close second.list();
      //@ apply second.list() -* head.list();
    }
  }

  static void whole(Bare head)
    //@ requires head != null && head.list();
    //@ ensures head.list();
  {
    //@ package head.list() -* head.list() {}
    //@ apply head.list() -* head.list();
  }

  static void nothing(Bare head)
    //@ requires head != null;
    //@ ensures head.list();
  {
    //@ package head.list() -* head.list() {}
    //@ apply head.list() -* head.list(); //~ apply:predicate
  }
}
