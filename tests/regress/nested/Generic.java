// The type parameters of the class around, and what it holds of them.
class Chain<T> {
  T first;
  T[] items;

  class Link {
    T item;

    Link(T item)
      //@ requires acc(first);
      //@ ensures acc(first) && first == item && acc(this.item) && this.item == item;
    {
      this.item = item;
      first = item;
    }

    /*@ pure @*/ Chain<T> chain()
      //@ ensures \result == Chain.this;
    {
      return Chain.this;
    }

    //@ requires acc(items) && acc(items[*]) && items.length > 0;
    //@ ensures acc(items) && acc(items[*]) && items.length > 0 && \result == items[0];
    T okItem() {
      return items[0];
    }
  }

  class Pair<S> {
    S left;
    T right;

    Pair(S left, T right)
      //@ ensures acc(this.left) && acc(this.right) && this.left == left && this.right == right;
    {
      this.left = left;
      this.right = right;
    }

    Chain<T> okChain()
      //@ ensures \result == Chain.this;
    {
      return Chain.this;
    }
  }
}

class Cell {
  int x;
}

class Client {
  //@ requires chain != null && acc(chain.first) && cell != null && acc(cell.x);
  static void ok(Chain<Cell> chain, Cell cell) {
    Chain<Cell>.Link link = chain.new Link(cell);
    cell.x = 3;
    assert link.item.x == 3 && chain.first.x == 3;
    Cell same = link.chain().first;
    assert same == cell;
    Chain<Cell>.Pair<Chain<Cell>> pair = chain.new Pair<>(chain, cell);
    assert pair.left == chain && pair.right.x == 3;
    Chain<Cell> again = chain.new Pair<Cell>(cell, cell).okChain();
    assert again == chain;
  }

  //@ requires chain != null && acc(chain.first) && acc(other.first);
  static void wrong(Chain<Cell> chain, Chain<Cell> other) {
    Chain<Cell>.Link link = chain.new Link(null);
    assert link.chain() == other; //~ assert:false
  }
}
