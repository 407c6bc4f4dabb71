// Events of a simulation, the earliest first: a binary heap in two arrays that grow together. What the contracts say is
// how many there are, and which one leads; that the whole is ordered is said by recursion over the indices.
class EmptyQueueException extends RuntimeException {
  EmptyQueueException() {
    super("there are no events");
  }
}

class EventQueue {
  private static final int INITIAL_CAPACITY = 4;

  private long[] times = new long[INITIAL_CAPACITY];
  private String[] events = new String[INITIAL_CAPACITY];
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

  /*@ pure @*/ boolean isEmpty()
    //@ requires valid();
    //@ ensures result == (size() == 0);
  {
    return size == 0;
  }

  // When the first event is due.
  /*@ pure @*/ long nextTime()
    //@ requires valid() ** size() > 0;
  {
    return times[0];
  }

  /*@ pure @*/ String next()
    //@ requires valid() ** size() > 0;
  {
    return events[0];
  }

  // No event from that index on is due before its parent.
  /*@ pure boolean isOrdered(int from)
    @   requires valid() ** 0 < from;
    @   decreases size() - from;
    @   = from >= size() || (opening valid() in times[(from - 1) / 2] <= times[from]) && isOrdered(from + 1);
    @*/

  boolean check()
    //@ requires valid();
    //@ ensures valid() ** untouched(valid()) ** result == isOrdered(1);
  {
    for (int i = 1; i < size; i++)
      //@ invariant valid() ** untouched(valid()) ** 0 < i ** isOrdered(1) == isOrdered(i);
      //@ decreases size() - i;
    {
      if (times[i] < times[(i - 1) / 2]) {
        return false;
      }
    }
    return true;
  }

  void add(long time, String event)
    //@ requires valid();
    //@ ensures valid() ** size() == old(size()) + 1;
    //@ ensures old(size()) == 0 ==> nextTime() == time && next() == event;
    //@ ensures old(size()) > 0 && time < old(nextTime()) ==> nextTime() <= old(nextTime());
    //@ signals (IllegalStateException e) valid() ** untouched(valid()) ** size() > Integer.MAX_VALUE / 2;
  {
    if (size == times.length) {
      grow();
    }
    times[size] = time;
    events[size] = event;
    size++;
    siftUp(size - 1);
  }

  // Takes the first event out.
  String remove()
    //@ requires valid();
    //@ ensures valid() ** size() == old(size()) - 1 ** result == old(next());
    //@ signals (EmptyQueueException e) valid() ** untouched(valid()) ** isEmpty();
  {
    if (isEmpty()) {
      throw new EmptyQueueException();
    }
    String result = events[0];
    size--;
    times[0] = times[size];
    events[0] = events[size];
    events[size] = null;
    siftDown(0);
    return result;
  }

  // Removes all events that are due by then; how many these were.
  int skip(long time)
    //@ requires valid();
    //@ ensures valid() ** size() + result == old(size()) ** (size() > 0 ==> time < nextTime());
  {
    int skipped = 0;
    while (!isEmpty() && nextTime() <= time)
      //@ invariant valid() ** 0 <= skipped ** size() + skipped == old(size());
      //@ decreases size();
    {
      remove();
      skipped++;
    }
    return skipped;
  }

  private void grow()
    //@ requires valid() ** 0 < size() ** size() == times.length;
    //@ ensures valid() ** size() == old(size()) ** size() < times.length;
    //@ ensures nextTime() == old(nextTime()) && next() == old(next());
    //@ signals (IllegalStateException e) valid() ** untouched(valid()) ** size() > Integer.MAX_VALUE / 2;
  {
    if (times.length > Integer.MAX_VALUE / 2) {
      throw new IllegalStateException("too many events");
    }
    long[] newTimes = new long[2 * times.length];
    String[] newEvents = new String[2 * events.length];
    for (int i = 0; i < size; i++)
      //@ invariant valid() ** untouched(valid()) ** acc(newTimes[*]) ** acc(newEvents[*]) ** 0 <= i;
      //@ invariant i > 0 ==> newTimes[0] == nextTime() && newEvents[0] == next();
      //@ decreases size() - i;
    {
      newTimes[i] = times[i];
      newEvents[i] = events[i];
    }
    times = newTimes;
    events = newEvents;
  }

  private void swap(int i, int j)
    //@ requires valid() ** 0 <= i < size() ** 0 <= j < size();
    //@ ensures valid() ** size() == old(size());
    //@ ensures times[i] == old(times[j]) && events[i] == old(events[j]);
    //@ ensures times[j] == old(times[i]) && events[j] == old(events[i]);
    //@ ensures 0 < i && 0 < j ==> nextTime() == old(nextTime()) && next() == old(next());
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
    //@ ensures valid() ** size() == old(size()) ** nextTime() <= old(nextTime());
    //@ ensures old(size()) == 1 ==> nextTime() == old(nextTime()) && next() == old(next());
  {
    while (i > 0)
      //@ invariant valid() ** 0 <= i < size() ** size() == old(size()) ** nextTime() <= old(nextTime());
      //@ invariant size() == 1 ==> nextTime() == old(nextTime()) && next() == old(next());
      //@ decreases i;
    {
      int parent = (i - 1) / 2;
      if (times[parent] <= times[i]) {
        return;
      }
      swap(parent, i);
      i = parent;
    }
  }

  private void siftDown(int i)
    //@ requires valid() ** 0 <= i;
    //@ ensures valid() ** size() == old(size());
  {
    while (i < size / 2)
      //@ invariant valid() ** 0 <= i ** size() == old(size());
      //@ decreases size() - i;
    {
      int child = 2 * i + 1;
      if (child + 1 < size && times[child + 1] < times[child]) {
        child++;
      }
      if (times[i] <= times[child]) {
        return;
      }
      swap(i, child);
      i = child;
    }
  }

  public static void main(String[] args) {
    EventQueue queue = new EventQueue();
    queue.add(30, "lunch");
    queue.add(10, "start");
    queue.add(20, "break");
    queue.add(90, "end");
    queue.add(40, "meeting");
    assert queue.size() == 5;
    String first = queue.remove();
    System.out.println(first);
    int skipped = queue.skip(35);
    assert queue.size() == 4 - skipped;
    System.out.println(skipped);
    System.out.println(queue.check());
    try {
      while (true)
        //@ invariant queue.valid();
      {
        System.out.println(queue.remove());
      }
    } catch (EmptyQueueException e) {
      assert queue.isEmpty();
      System.out.println(e.getMessage());
    }
  }
}
