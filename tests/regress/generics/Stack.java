// The usual generic stack on an array, and one on nodes of an inner class.
class ArrayStack<Item> {
  private Item[] items;
  private int size;

  /*@ predicate valid() = acc(items) && acc(size) && items != null && acc(items[*]) &&
        0 <= size && size <= items.length; @*/

  @SuppressWarnings("unchecked")
  ArrayStack(int capacity)
    //@ requires capacity >= 0;
    //@ ensures valid();
  {
    items = (Item[]) new Object[capacity];
  }

  //@ requires valid();
  //@ ensures valid();
  void okPush(Item item) {
    if (size == items.length) return;
    items[size] = item;
    size = size + 1;
  }

  //@ requires valid();
  //@ ensures valid();
  void wrongPush(Item item) {
    items[size] = item; //~ array:bounds
    size = size + 1;
  }

  //@ requires valid();
  //@ ensures valid();
  Item okPop() {
    if (size == 0) return null;
    size = size - 1;
    return items[size];
  }
}

class NodeStack<Item> {
  private class Node {
    Item item;
    Node next;

    //@ predicate list() = acc(item) && acc(next) && (next != null ==> next.list());

    Node(Item item, Node next)
      //@ requires next != null ==> next.list();
      //@ ensures list();
    {
      this.item = item;
      this.next = next;
    }
  }

  private Node top;

  //@ predicate valid() = acc(top) && (top != null ==> top.list());

  //@ requires valid();
  //@ ensures valid();
  void okPush(Item item) {
    top = new Node(item, top);
  }

  //@ requires valid();
  //@ ensures valid();
  Item okPeek() {
    if (top == null) return null;
    return top.item;
  }

  //@ requires valid();
  //@ ensures valid();
  Item wrongPeek() {
    return top.item; //~ read:permission
  }
}

class StackClient {
  static void okClient() {
    NodeStack<String> names = new NodeStack<>();
    names.okPush("one");
    String name = names.okPeek();
    ArrayStack<String> array = new ArrayStack<>(3);
    array.okPush(name);
    name = array.okPop();
  }

  static void wrongClient() {
    ArrayStack<String> array = new ArrayStack<>(-1); //~ precondition:false
  }
}
