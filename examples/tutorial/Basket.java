class Basket {
  private int[] items = new int[100];
  private int size;

  //@ predicate valid() = acc(items) ** acc(size) ** acc(items[*]) ** items.length == 100 ** 0 <= size <= 100;
  //@ pure seq<int> content() requires valid(); = \values(items, 0, size);

  Basket()
    //@ ensures valid() ** |content()| == 0;
  {
  }

  /*@ pure @*/ int size()
    //@ requires valid();
    //@ ensures result == |content()|;
  {
    return size;
  }

  void add(int item)
    //@ requires valid() ** |content()| < 100;
    //@ ensures valid() ** content() == old(content()) + [item];
  {
    items[size] = item;
    size++;
  }

  int removeLast()
    //@ requires valid() ** |content()| > 0;
    //@ ensures valid() ** old(content()) == content() + [result];
  {
    size--;
    return items[size];
  }

  boolean contains(int item)
    //@ requires valid();
    //@ ensures valid() ** content() == old(content()) ** result == (item \in content());
  {
    for (int i = 0; i < size; i++)
      //@ invariant valid() ** content() == old(content()) ** 0 <= i <= |content()|;
      //@ invariant (\forall int j = 0 .. i; content()[j] != item);
    {
      if (items[i] == item) {
        return true;
      }
    }
    return false;
  }

  public static void main(String[] args) {
    Basket basket = new Basket();
    basket.add(7);
    basket.add(3);
    //@ assert basket.content() == [7, 3] && basket.content().bag == [3, 7].bag;
    int last = basket.removeLast();
    assert last == 3 && basket.size() == 1;
    boolean hasSeven = basket.contains(7);
    assert hasSeven;
  }
}
