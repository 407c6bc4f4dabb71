// Mistakes with a heap in arrays: a parent that is the child, a child beyond the end, growth without a limit, only one
// of two arrays that grows, an element that is taken out of nothing.
class EventQueue {
  private long[] times = new long[4];
  private String[] events = new String[4];
  private int size = 0;

  /*@ predicate valid() =
    @   acc(times) ** acc(events) ** acc(size) ** acc(times[*]) ** acc(events[*])
    @   ** times.length == events.length ** 0 < times.length ** 0 <= size <= times.length;
    @*/

  EventQueue()
    //@ ensures valid() ** size() == 0;
  {
  }

  /*@ pure @*/ int size()
    //@ requires valid();
    //@ ensures 0 <= result;
  {
    return size;
  }

  String remove()
    //@ requires valid();
    //@ ensures valid();
  {
    String result = events[0];
    size--;
    times[0] = times[size]; //~ array:bounds [changed]
    events[0] = events[size];
    siftDown();
    return result;
  }

  private void grow()
    //@ requires valid();
    //@ ensures valid() ** size() == old(size()); //~ postcondition:predicate [given-away]
  {
    long[] newTimes = new long[2 * times.length]; //~ arithmetic:overflow [unknown-value]
    for (int i = 0; i < size; i++)
      //@ invariant valid() ** acc(newTimes[*]) ** 0 <= i ** size() == old(size());
      //@ decreases size() - i;
    {
      newTimes[i] = times[i];
    }
    times = newTimes;
  }

  private void swap(int i, int j)
    //@ requires valid() ** 0 <= i < size() ** 0 <= j < size();
    //@ ensures valid() ** size() == old(size());
  {
    long time = times[i];
    times[i] = times[j];
    times[j] = time;
    String event = events[i];
    events[i] = events[j];
    events[j] = event;
  }

  private void siftUp(int i)
    //@ requires valid() ** 0 <= i < size();
    //@ ensures valid() ** size() == old(size());
  {
    while (i > 0) //~ termination:not-decreasing [changed]
      //@ invariant valid() ** 0 <= i < size() ** size() == old(size());
      //@ decreases i;
    {
      int parent = i - 1 / 2;
      if (times[parent] < times[i]) {
        return;
      }
      swap(parent, i);
      i = parent;
    }
  }

  private void siftDown()
    //@ requires valid();
    //@ ensures valid() ** size() == old(size());
  {
    int i = 0;
    while (i <= size / 2)
      //@ invariant valid() ** 0 <= i ** size() == old(size());
      //@ decreases size() - i;
    {
      int child = 2 * i + 1;
      if (child + 1 < size && times[child + 1] < times[child]) { //~ arithmetic:overflow [changed]
        child++;
      }
      if (times[i] <= times[child]) { //~ array:bounds [changed]
        return;
      }
      swap(i, child); //~ precondition:false [changed]
      i = child;
    }
  }
}
