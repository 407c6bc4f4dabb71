// A binary heap in an array: the children of the value at i stand at 2i + 1 and 2i + 2, and none is less than its
// parent. What it holds is a bag.
class Heap {
  private int[] items;
  private int size;

  /*@ predicate valid() =
    @   acc(items) ** acc(size) ** items != null ** acc(items[*]) ** 0 <= size <= items.length **
    @   (\forall int i = 1 .. size; items[(i - 1) / 2] <= items[i]);
    @*/

  //@ pure seq<int> values() requires valid() = \values(items, 0, size);

  Heap(int capacity)
    //@ requires 0 <= capacity;
    //@ ensures valid() && size() == 0 && capacity() == capacity;
  {
    items = new int[capacity];
  }

  /*@ pure @*/ int capacity()
    //@ requires valid();
  {
    return items.length;
  }

  /*@ pure @*/ int size()
    //@ requires valid();
    //@ ensures \result == |values()|;
  {
    return size;
  }

  void add(int value)
    //@ requires valid() && size() < capacity();
    //@ ensures valid() && capacity() == old(capacity()) && size() == old(size()) + 1;
    //@ ensures values().bag == old(values()).bag + bag<int>{value};
  {
    items[size] = value;
    size++;
    siftUp(items, size);
  }

  // Only the last value may be less than its parent.
  private static void siftUp(int[] items, int size)
    //@ requires items != null && 0 < size && size <= items.length && acc(items[0..size]);
    //@ requires (\forall int i = 1 .. size - 1; items[(i - 1) / 2] <= items[i]);
    //@ ensures acc(items[0..size]) && (\forall int i = 1 .. size; items[(i - 1) / 2] <= items[i]);
    //@ ensures \values(items, 0, size).bag == old(\values(items, 0, size).bag);
  {
    int place = size - 1;
    //@ loop_invariant acc(items[0..size]) && 0 <= place && place < size;
    //@ loop_invariant (\forall int i = 1 .. size; i != place ==> items[(i - 1) / 2] <= items[i]);
    //@ loop_invariant (\forall int i = 1 .. size;
    //@   place > 0 && (i - 1) / 2 == place ==> items[(place - 1) / 2] <= items[i]);
    //@ loop_invariant \values(items, 0, size).bag == old(\values(items, 0, size).bag);
    //@ decreases place;
    while (place > 0 && items[(place - 1) / 2] > items[place]) {
      swap(items, size, (place - 1) / 2, place);
      place = (place - 1) / 2;
    }
  }

  // The least of all.
  int least()
    //@ requires valid() && size() > 0;
    //@ ensures valid() && capacity() == old(capacity()) && values() == old(values());
    //@ ensures \result == values()[0] && (\forall int v; v \in values(); \result <= v);
  {
    //@ firstIsLeast(items, size);
    return items[0];
  }

  // The least of all, which is taken out.
  int removeLeast()
    //@ requires valid() && size() > 0;
    //@ ensures valid() && capacity() == old(capacity()) && size() == old(size()) - 1;
    //@ ensures values().bag == old(values()).bag - bag<int>{\result};
    //@ ensures \result \in old(values()) && (\forall int v; v \in old(values()); \result <= v);
  {
    int least = least();
    size--;
    items[0] = items[size];
    siftDown(items, size);
    return least;
  }

  // Only the first value may be greater than its children.
  private static void siftDown(int[] items, int size)
    //@ requires items != null && 0 <= size && size <= items.length && acc(items[0..size]);
    //@ requires (\forall int i = 3 .. size; items[(i - 1) / 2] <= items[i]);
    //@ ensures acc(items[0..size]) && (\forall int i = 1 .. size; items[(i - 1) / 2] <= items[i]);
    //@ ensures \values(items, 0, size).bag == old(\values(items, 0, size).bag);
  {
    int place = 0;
    //@ loop_invariant acc(items[0..size]) && 0 <= place && (place < size || place == 0);
    //@ loop_invariant (\forall int i = 1 .. size; (i - 1) / 2 != place ==> items[(i - 1) / 2] <= items[i]);
    //@ loop_invariant (\forall int i = 1 .. size;
    //@   place > 0 && (i - 1) / 2 == place ==> items[(place - 1) / 2] <= items[i]);
    //@ loop_invariant \values(items, 0, size).bag == old(\values(items, 0, size).bag);
    //@ decreases size - place;
    while (place < size / 2) {
      int child = lesserChild(items, size, place);
      if (items[place] <= items[child]) return;
      swap(items, size, place, child);
      place = child;
    }
  }

  private static int lesserChild(int[] items, int size, int place)
    //@ requires items != null && size <= items.length && acc(items[0..size], 1/2);
    //@ requires 0 <= place && place < size / 2;
    //@ ensures acc(items[0..size], 1/2) && 0 < \result && \result < size && (\result - 1) / 2 == place;
    //@ ensures (\forall int i = 1 .. size; (i - 1) / 2 == place ==> items[\result] <= items[i]);
  {
    int child = 2 * place + 1;
    return child + 1 < size && items[child + 1] < items[child] ? child + 1 : child;
  }

  // Nothing is less than the first value, since nothing is less than its parent.
  /*@ ghost static void firstIsLeast(int[] items, int size)
    @   requires items != null && 0 <= size && size <= items.length && acc(items[0..size], 1/2);
    @   requires (\forall int i = 1 .. size; items[(i - 1) / 2] <= items[i]);
    @   ensures acc(items[0..size], 1/2) ** untouched(acc(items[0..size], 1/2));
    @   ensures (\forall int i = 0 .. size; items[0] <= items[i]);
    @ {
    @   int done = 0;
    @   while (done < size)
    @     invariant acc(items[0..size], 1/2) ** untouched(acc(items[0..size], 1/2));
    @     invariant 0 <= done && done <= size;
    @     invariant (\forall int i = 0 .. done; items[0] <= items[i]);
    @     decreases size - done;
    @   {
    @     assert done > 0 ==> 0 <= (done - 1) / 2 && (done - 1) / 2 < done;
    @     done++;
    @   }
    @ }
    @*/

  private static void swap(int[] items, int size, int i, int j)
    //@ requires items != null && size <= items.length && acc(items[0..size]);
    //@ requires 0 <= i && i < size && 0 <= j && j < size;
    //@ ensures acc(items[0..size]) && items[i] == old(items[j]) && items[j] == old(items[i]);
    //@ ensures (\forall int k = 0 .. size; k != i && k != j ==> items[k] == old(items[k]));
    //@ ensures \values(items, 0, size).bag == old(\values(items, 0, size).bag);
  {
    int value = items[i];
    items[i] = items[j];
    items[j] = value;
  }

  public static void main(String[] args) {
    Heap heap = new Heap(3);
    heap.add(5);
    heap.add(3);
    heap.add(8);
    heap.removeLeast();
    assert heap.size() == 2;
  }
}
