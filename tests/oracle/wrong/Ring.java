// A queue in a ring: head and count lie within the array.
class Ring {
  int[] slots;
  int head, count;
  /*@ predicate ring() = acc(slots) && acc(head) && acc(count) && slots != null && slots.length > 0 && slots.length < 1000 && acc(slots[*])
        && 0 <= head && head < slots.length && 0 <= count && count <= slots.length; @*/

  void put(int x)
    //@ requires ring();
    //@ ensures ring();
  {
    //@ open ring();
    slots[(head + count) % slots.length] = x;
    count = count + 1;
    //@ close ring();
  }

  int take()
    //@ requires ring();
    //@ ensures ring();
  {
    //@ open ring();
    int x = slots[head];
    head = head + 1;
    //@ close ring();
    return x;
  }
}
