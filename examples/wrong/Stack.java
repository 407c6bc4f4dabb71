// A pop() that does not check for the empty stack, a push that loses what was there, a client that pops
// once too often.
class Node {
  int value;
  Node next;

  //@ predicate chain() = acc(value) ** acc(next) ** (next != null ==> next.chain());
}

class Stack {
  private Node top;

  //@ predicate valid() = acc(top) ** (top != null ==> top.chain());

  Stack()
    //@ ensures valid() && isEmpty();
  {
    top = null;
  }

  /*@ pure @*/ boolean isEmpty()
    //@ requires valid();
  {
    return top == null;
  }

  void push(int value)
    //@ requires valid();
    //@ ensures valid(); //~ postcondition:predicate [given-away]
  {
    Node node = new Node();
    node.value = value;
    node.next = node; // should be top
    top = node;
  }

  int popUnchecked()
    //@ requires valid();
    //@ ensures valid();
  {
    int value = top.value; //~ read:permission [never-held]
    top = top.next;
    return value;
  }

  int pop()
    //@ requires valid() && !isEmpty();
    //@ ensures valid();
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
    int one = stack.pop(); //~ precondition:false [changed]
  }
}
