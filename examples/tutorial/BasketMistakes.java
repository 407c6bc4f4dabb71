class BasketMistakes {
  private int[] items = new int[100];
  private int size;

  //@ predicate valid() = acc(items) ** acc(size) ** acc(items[*]) ** items.length == 100 ** 0 <= size <= 100;
  //@ pure seq<int> content() requires valid(); = \values(items, 0, size);

  void addFirst(int item)
    //@ requires valid() ** |content()| < 100;
    //@ ensures valid() ** content() == [item] + old(content()); //~ postcondition:false
  {
    items[size] = item;
    size++;
  }

  void clear()
    //@ requires valid();
    //@ ensures valid() ** content().bag == old(content().bag); //~ postcondition:false
  {
    size = 0;
  }

  //@ pure int first() requires valid(); = content()[0]; //~ contract:bounds
}
