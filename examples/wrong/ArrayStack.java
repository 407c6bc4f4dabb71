// Mistakes with a stack on an array: a push beyond its end, a pop of what lies above the top, a growth that loses
// the elements.
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
    //@ requires stack();
    //@ ensures stack() && size() == old(size()) + 1 && peek(0) == v && capacity() == old(capacity());
    //@ ensures old(size()) > 0 ==> peek(1) == old(peek(0));
  {
    elements[count] = v; //~ array:bounds [unknown-value]
    count = count + 1;
  }

  int pop()
    //@ requires stack() && size() > 0;
    //@ ensures stack() && size() == old(size()) - 1 && capacity() == old(capacity());
    //@ ensures \result == old(peek(0)); //~ postcondition:false [changed]
    //@ ensures size() > 0 ==> peek(0) == old(peek(1));
  {
    int v = elements[count]; //~ array:bounds [unknown-value]
    count = count - 1;
    return v;
  }

  void grow()
    //@ requires stack() && capacity() < 1000000;
    //@ ensures stack() && size() == old(size()) && size() < capacity();
    //@ ensures size() > 0 ==> peek(0) == old(peek(0)); //~ postcondition:false [changed]
  {
    elements = new int[2 * elements.length + 1];
  }
}
