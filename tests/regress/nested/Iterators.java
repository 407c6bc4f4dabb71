// A list whose nodes and iterators are inner classes, as in textbooks.
interface Iterator<T> {
  //@ predicate ready();

  //@ requires ready();
  //@ ensures ready();
  boolean hasNext();
}

class Stack<T> {
  private class Node {
    T item;
    Node next;

    //@ predicate list() = acc(item) ** acc(next) ** (next == null ? true : next.list());

    Node(T item, Node next)
      //@ ensures acc(this.item) ** acc(this.next) ** this.item == item ** this.next == next;
    {
      this.item = item;
      this.next = next;
    }
  }

  private Node first;
  private int size;

  //@ predicate valid() = acc(first) ** acc(size) ** 0 <= size ** (first == null ? true : first.list());

  private class Itr implements Iterator<T> {
    Node current;

    //@ predicate ready() = acc(current) ** (current == null ? true : current.list()) ** acc(Stack.this.size);

    //@ requires (first == null ? true : first.list()) ** acc(size);
    Itr(Node first)
      //@ ensures ready();
    {
      current = first;
    }

    //@ requires ready();
    //@ ensures ready();
    public boolean hasNext() {
      return current != null && size > 0;
    }

    //@ requires ready();
    //@ ensures ready();
    T okNext() {
      if (current == null) {
        return null;
      }
      T item = current.item;
      //@ open current.list();
      return item;
    }

    //@ requires ready();
    //@ ensures ready();
    boolean wrongFirst() {
      return first != null; //~ read:permission
    }
  }

  void push(T item)
    //@ requires valid();
    //@ ensures valid();
  {
    first = new Node(item, first);
    if (size < 1000) size++;
  }

  //@ requires valid();
  //@ ensures acc(first) ** \result != null ** \result.ready();
  Iterator<T> iterator() {
    return new Itr(first);
  }

  //@ requires valid();
  //@ ensures valid();
  void wrongIterate() {
    Iterator<T> iterator = iterator();
    iterator.hasNext();
    push(null); //~ precondition:predicate
  }
}
