// Events of a simulation, the earliest first: a binary heap in two arrays that grow together. No event is due before its
// parent; what the queue holds are two bags, of times and of events.
class EmptyQueueException extends RuntimeException {
  EmptyQueueException()
    //@ ensures getMessage() == "there are no events";
  {
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

  //@ pure seq<long> times() requires valid() = \values(times, 0, size);

  //@ pure seq<String> events() requires valid() = \values(events, 0, size);

  /*@ pure boolean isOrdered()
    @   requires valid();
    @   = (\forall int k = 1 .. size; times[(k - 1) / 2] <= times[k]);
    @*/

  EventQueue()
    //@ ensures valid() ** size() == 0 ** isOrdered();
  {
  }

  /*@ pure @*/ int size()
    //@ requires valid();
    //@ ensures result == |times()| ** result == |events()|;
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
    //@ ensures result == times()[0];
  {
    return times[0];
  }

  /*@ pure @*/ String next()
    //@ requires valid() ** size() > 0;
    //@ ensures result == events()[0];
  {
    return events[0];
  }

  boolean check()
    //@ requires valid();
    //@ ensures valid() ** untouched(valid()) ** result == isOrdered();
  {
    for (int i = 1; i < size; i++)
      //@ invariant valid() ** untouched(valid()) ** 0 < i;
      //@ invariant (\forall int k = 1 .. i; k < size ==> times[(k - 1) / 2] <= times[k]);
      //@ decreases size() - i;
    {
      if (times[i] < times[(i - 1) / 2]) {
        return false;
      }
    }
    return true;
  }

  void add(long time, String event)
    //@ requires valid() ** isOrdered();
    //@ ensures valid() ** isOrdered() ** size() == old(size()) + 1;
    //@ ensures times().bag == old(times()).bag + bag<long>{time};
    //@ ensures events().bag == old(events()).bag + bag<String>{event};
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
    //@ requires valid() ** isOrdered();
    //@ ensures valid() ** isOrdered() ** size() == old(size()) - 1 ** result == old(next());
    //@ ensures times().bag == old(times()).bag - bag<long>{old(nextTime())};
    //@ ensures events().bag == old(events()).bag - bag<String>{result};
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
    siftDown();
    return result;
  }

  // Removes all events that are due by then; how many these were.
  int skip(long time)
    //@ requires valid() ** isOrdered();
    //@ ensures valid() ** isOrdered() ** size() + result == old(size());
    //@ ensures (\forall int k = 0 .. size(); time < times()[k]);
    //@ ensures times().bag <= old(times()).bag;
    //@ ensures (\forall long t; t \in old(times()); time < t ==> times().bag[t] == old(times()).bag[t]);
  {
    int skipped = 0;
    while (!isEmpty() && nextTime() <= time)
      //@ invariant valid() ** isOrdered() ** 0 <= skipped ** size() + skipped == old(size());
      //@ invariant times().bag <= old(times()).bag;
      //@ invariant (\forall long t; t \in old(times()); time < t ==> times().bag[t] == old(times()).bag[t]);
      //@ decreases size();
    {
      remove();
      skipped++;
    }
    //@ firstIsNext();
    return skipped;
  }

  // No event is due before the first, since none is due before its parent.
  /*@ ghost void firstIsNext()
    @   requires valid() ** isOrdered();
    @   ensures valid() ** untouched(valid()) ** (\forall int k = 0 .. size; times[0] <= times[k]);
    @ {
    @   int done = 0;
    @   while (done < size)
    @     invariant valid() ** untouched(valid()) ** 0 <= done ** done <= size;
    @     invariant (\forall int k = 0 .. done; times[0] <= times[k]);
    @     decreases size - done;
    @   {
    @     assert done > 0 ==> 0 <= (done - 1) / 2 && (done - 1) / 2 < done;
    @     done++;
    @   }
    @ }
    @*/

  private void grow()
    //@ requires valid() ** size() == times.length;
    //@ ensures valid() ** times() == old(times()) ** events() == old(events()) ** size() < times.length;
    //@ signals (IllegalStateException e) valid() ** untouched(valid()) ** size() > Integer.MAX_VALUE / 2;
  {
    if (times.length > Integer.MAX_VALUE / 2) {
      throw new IllegalStateException("too many events");
    }
    long[] newTimes = new long[2 * times.length];
    String[] newEvents = new String[2 * events.length];
    for (int i = 0; i < size; i++)
      //@ invariant valid() ** untouched(valid()) ** acc(newTimes[*]) ** acc(newEvents[*]) ** 0 <= i;
      //@ invariant (\forall int k = 0 .. i; k < size ==> newTimes[k] == times[k] && newEvents[k] == events[k]);
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
    //@ ensures (\forall int k = 0 .. size; k != i && k != j ==> times[k] == old(times[k]));
    //@ ensures times().bag == old(times()).bag && events().bag == old(events()).bag;
  {
    long time = times[i];
    times[i] = times[j];
    times[j] = time;
    String event = events[i];
    events[i] = events[j];
    events[j] = event;
  }

  // Only the last event may be due before its parent.
  private void siftUp(int i)
    //@ requires valid() ** 0 <= i ** i == size() - 1;
    //@ requires (\forall int k = 1 .. i; times[(k - 1) / 2] <= times[k]);
    //@ ensures valid() ** isOrdered() ** size() == old(size());
    //@ ensures times().bag == old(times()).bag && events().bag == old(events()).bag;
  {
    while (i > 0)
      //@ invariant valid() ** 0 <= i < size() ** size() == old(size());
      //@ invariant (\forall int k = 1 .. size; k != i ==> times[(k - 1) / 2] <= times[k]);
      //@ invariant (\forall int k = 1 .. size; i > 0 && (k - 1) / 2 == i ==> times[(i - 1) / 2] <= times[k]);
      //@ invariant times().bag == old(times()).bag && events().bag == old(events()).bag;
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

  private int earlierChild(int i)
    //@ requires valid() ** 0 <= i < size() / 2;
    //@ ensures valid() ** untouched(valid()) ** 0 < result < size() ** (result - 1) / 2 == i;
    //@ ensures (\forall int k = 1 .. size; (k - 1) / 2 == i ==> times[result] <= times[k]);
  {
    int child = 2 * i + 1;
    return child + 1 < size && times[child + 1] < times[child] ? child + 1 : child;
  }

  // Only the first event may be due after its children.
  private void siftDown()
    //@ requires valid() ** (\forall int k = 3 .. size(); times[(k - 1) / 2] <= times[k]);
    //@ ensures valid() ** isOrdered() ** size() == old(size());
    //@ ensures times().bag == old(times()).bag && events().bag == old(events()).bag;
  {
    int i = 0;
    while (i < size / 2)
      //@ invariant valid() ** 0 <= i ** (i < size() || i == 0) ** size() == old(size());
      //@ invariant (\forall int k = 1 .. size; (k - 1) / 2 != i ==> times[(k - 1) / 2] <= times[k]);
      //@ invariant (\forall int k = 1 .. size; i > 0 && (k - 1) / 2 == i ==> times[(i - 1) / 2] <= times[k]);
      //@ invariant times().bag == old(times()).bag && events().bag == old(events()).bag;
      //@ decreases size() - i;
    {
      int child = earlierChild(i);
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
        //@ invariant queue.valid() ** queue.isOrdered();
      {
        System.out.println(queue.remove());
      }
    } catch (EmptyQueueException e) {
      assert queue.isEmpty();
      System.out.println(e.getMessage());
    }
  }
}
