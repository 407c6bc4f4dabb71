// A stack on a linked list. The stack's own predicate has two cases: empty, or a chain of nodes.
class Node {
  int value;
  Node next;

  //@ predicate chain() = acc(value) ** acc(next) ** (next != null ==> next.chain());

  /*@
    @ pure int length()
    @   requires chain();
    @   = opening chain() in next == null ? 1 : 1 + next.length();
    @*/
}

class Stack {
  private Node top;

  //@ predicate valid() = acc(top) ** (top != null ==> top.chain());

  Stack()
    //@ ensures valid() && isEmpty() && size() == 0;
  {
    top = null;
  }

  /*@ pure @*/ boolean isEmpty()
    //@ requires valid();
  {
    return top == null;
  }

  // The code does not count, so only annotations know the size.
  //@ pure int size() requires valid(); = top == null ? 0 : top.length();

  /*@ pure @*/ int peek()
    //@ requires valid() && !isEmpty();
  {
    return /*@ opening valid() in opening top.chain() in @*/ top.value;
  }

  void push(int value)
    //@ requires valid();
    //@ ensures valid() && !isEmpty() && peek() == value && size() == old(size()) + 1;
  {
    Node node = new Node();
    node.value = value;
    node.next = top;
    top = node;
  }

  int pop()
    //@ requires valid() && !isEmpty();
    //@ ensures valid() && \result == old(peek()) && size() == old(size()) - 1;
  {
    int value = top.value;
    top = top.next;
    return value;
  }
}

class StackClient {
  public static void main(String[] args) {
    Stack stack = new Stack();
    stack.push(1);
    stack.push(2);
    int two = stack.pop();
    assert two == 2;
    //@ assert stack.size() == 1;
  }
}
