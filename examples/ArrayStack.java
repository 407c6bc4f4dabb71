// A stack on an array, which grows when it is full. The elements in use are those below `count`. What the stack holds
// is said by a sequence, the top last: what is pushed is what is popped, and all that lies below stays.
class ArrayStack {
  private int[] elements;
  private int count;

  /*@ predicate stack() =
    @   acc(elements) ** acc(count) ** elements != null ** acc(elements[*]) ** 0 <= count && count <= elements.length;
    @*/

  //@ requires stack();
  //@ pure seq<int> view() = opening stack() in \values(elements, 0, count);

  ArrayStack(int capacity)
    //@ requires 0 <= capacity;
    //@ ensures stack() && view().isEmpty && capacity() == capacity;
  {
    elements = new int[capacity];
  }

  /*@ pure @*/ int size()
    //@ requires stack();
    //@ ensures \result == |view()| && \result <= capacity();
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
    //@ ensures \result == view()[size() - 1 - depth];
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
    //@ ensures stack() && view() == old(view()) + seq<int>{v} && capacity() == old(capacity());
  {
    elements[count] = v;
    count = count + 1;
  }

  int pop()
    //@ requires stack() && size() > 0;
    //@ ensures stack() && old(view()) == view() + seq<int>{\result} && capacity() == old(capacity());
  {
    count = count - 1;
    return elements[count];
  }

  // Makes room for one more; refuses to grow beyond what an array can hold.
  boolean ensureRoom()
    //@ requires stack();
    //@ ensures stack() && view() == old(view()) && \result == (size() < capacity());
    //@ ensures old(size() < capacity()) ? capacity() == old(capacity()) : \result == (size() <= 1000000);
    //@ ensures old(size() == capacity()) && \result ==> capacity() == 2 * size() + 1;
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
    //@ invariant count == old(size()) && \values(elements, 0, count) == old(view());
    //@ invariant larger.length == 2 * count + 1 && (\forall int j = 0 .. i; larger[j] == elements[j]);
    //@ decreases count - i;
    for (int i = 0; i < count; i++) {
      larger[i] = elements[i];
    }
    elements = larger;
    return true;
  }

  void clear()
    //@ requires stack();
    //@ ensures stack() && view().isEmpty && capacity() == old(capacity());
  {
    count = 0;
  }
}

class ArrayStackClient {
  static int swapTop(ArrayStack stack)
    //@ requires stack != null && stack.stack() && stack.size() >= 2;
    //@ ensures stack.stack() && stack.size() == old(stack.size()) && \result == stack.peek(0);
    //@ ensures stack.peek(0) == old(stack.peek(1)) && stack.peek(1) == old(stack.peek(0));
    //@ ensures stack.view()[..stack.size() - 2] == old(stack.view()[..stack.size() - 2]);
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
