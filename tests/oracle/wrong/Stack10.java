// A stack over an array with elements beyond the top that are null.
class Stack10 {
  Object[] items;
  int top;
  /*@ predicate valid() = acc(items) && acc(top) && items != null && items.length == 10 && acc(items[*]) && 0 <= top && top <= 10
        && (\forall int i; 0 <= i && i < top; items[i] != null) && (\forall int i; top <= i && i < 10; items[i] == null); @*/

  Object pop()
    //@ requires valid();
    //@ ensures valid() && result != null;
  {
    //@ open valid();
    if (top > 0) {
      top--;
    }
    Object item = items[top];
    items[top] = null;
    //@ close valid();
    return item;
  }

  void push(Object o)
    //@ requires valid() && o != null;
    //@ ensures valid();
  {
    //@ open valid();
    if (top > 10) {
      throw new IllegalStateException("full");
    }
    items[top++] = o;
    //@ close valid();
  }
}
