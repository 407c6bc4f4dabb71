// A stack on an array, which grows when it is full. The elements in use are those below `count`; what is pushed is
// what is popped, whatever is pushed and popped in between keeps what lies below.
class ArrayStack {
  private int[] elements;
  private int count;

  /*@ predicate stack() =
    @   acc(elements) ** acc(count) ** elements != null ** acc(elements[*]) ** 0 <= count && count <= elements.length;
    @*/

  ArrayStack(int capacity)
    //@ requires 0 <= capacity;
    //@ ensures stack() && size() == 0 && capacity() == capacity;
  {
    elements = new int[capacity];
  }

  /*@ pure @*/ int size()
    //@ requires stack();
    //@ ensures 0 <= \result && \result <= capacity();
  {
    return count;
  }

  /*@ pure @*/ int capacity()
    //@ requires stack();
  {
    return elements.length;
  }

  // The value that lies `depth` below the top.
  /*@ pure @*/ int peek(int depth)
    //@ requires stack() && 0 <= depth && depth < size();
  {
    return elements[count - 1 - depth];
  }

  /*@ pure @*/ boolean isEmpty()
    //@ requires stack();
    //@ ensures \result == (size() == 0);
  {
    return count == 0;
  }

  void push(int v)
    //@ requires stack() && size() < capacity();
    //@ ensures stack() && size() == old(size()) + 1 && peek(0) == v && capacity() == old(capacity());
    //@ ensures old(size()) > 0 ==> peek(1) == old(peek(0));
  {
    elements[count] = v;
    count = count + 1;
  }

  int pop()
    //@ requires stack() && size() > 0;
    //@ ensures stack() && size() == old(size()) - 1 && \result == old(peek(0)) && capacity() == old(capacity());
    //@ ensures size() > 0 ==> peek(0) == old(peek(1));
  {
    count = count - 1;
    return elements[count];
  }

  // Makes room for one more; refuses to grow beyond what an array can hold.
  boolean ensureRoom()
    //@ requires stack();
    //@ ensures stack() && size() == old(size()) && (\result ==> size() < capacity());
  {
    if (count < elements.length) {
      return true;
    }
    if (elements.length > 1000000) {
      return false;
    }
    int[] larger = new int[2 * elements.length + 1];
    //@ invariant acc(elements) ** acc(count) ** elements != null ** acc(elements[*]);
    //@ invariant acc(larger[*]) ** 0 <= i && i <= count && count == elements.length && count < larger.length;
    //@ invariant count == old(size());
    for (int i = 0; i < count; i++) {
      larger[i] = elements[i];
    }
    elements = larger;
    return true;
  }

  void clear()
    //@ requires stack();
    //@ ensures stack() && size() == 0;
  {
    count = 0;
  }
}

class ArrayStackClient {
  static int swapTop(ArrayStack stack)
    //@ requires stack != null && stack.stack() && stack.size() >= 2;
    //@ ensures stack.stack() && stack.size() == old(stack.size());
    //@ ensures stack.peek(0) == old(stack.peek(1)) && stack.peek(1) == old(stack.peek(0));
    //@ ensures \result == stack.peek(0);
  {
    int top = stack.pop();
    int below = stack.pop();
    stack.push(top);
    stack.push(below);
    return below;
  }

  public static void main(String[] args) {
    ArrayStack stack = new ArrayStack(2);
    stack.push(3);
    stack.push(4);
    assert stack.peek(0) == 4 && stack.peek(1) == 3;
    int three = swapTop(stack);
    assert three == 3;
    boolean fits = stack.ensureRoom();
    if (fits) {
      stack.push(5);
      int five = stack.pop();
      assert five == 5;
    }
  }
}
