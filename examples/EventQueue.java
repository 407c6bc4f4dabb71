// Events of a simulation, the earliest first: a binary heap in two arrays that grow together. No event is due before its
// parent, and as bags times and events say what comes and goes.
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
    @   ** times.length == events.length ** 0 < times.length ** 0 <= size <= times.length
    @   ** (\forall int i = 1 .. size; times[(i - 1) / 2] <= times[i]);
    @*/

  //@ pure seq<long> times() requires valid() = \values(times, 0, size);
  //@ pure seq<String> events() requires valid() = \values(events, 0, size);

  EventQueue()
    //@ ensures valid() ** size() == 0;
  {
  }

  /*@ pure @*/ int size()
    //@ requires valid();
    //@ ensures result == |times()| && result == |events()|;
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

  // Whether the order is kept, which it is.
  boolean check()
    //@ requires valid();
    //@ ensures valid() ** untouched(valid()) ** result;
  {
    for (int i = 1; i < size; i++)
      //@ invariant valid() ** untouched(valid()) ** 0 < i;
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
    //@ ensures times().bag == old(times()).bag + bag<long>{time} && events().bag == old(events()).bag + bag<String>{event};
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
    siftUp(times, events, size);
  }

  // Takes the first event out.
  String remove()
    //@ requires valid();
    //@ ensures valid() ** size() == old(size()) - 1 ** result == old(next());
    //@ ensures times().bag == old(times()).bag - bag<long>{old(nextTime())} && events().bag == old(events()).bag - bag<String>{result};
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
    siftDown(times, events, size);
    return result;
  }

  // Removes all events that are due by then; how many these were.
  int skip(long time)
    //@ requires valid();
    //@ ensures valid() ** size() + result == old(size()) ** (size() > 0 ==> time < nextTime());
    //@ ensures old(size() > 0 && time < nextTime()) ==> result == 0;
  {
    int skipped = 0;
    while (!isEmpty() && nextTime() <= time)
      //@ invariant valid() ** 0 <= skipped ** size() + skipped == old(size());
      //@ invariant old(size() > 0 && time < nextTime()) ==> skipped == 0 && nextTime() == old(nextTime());
      //@ decreases size();
    {
      remove();
      skipped++;
    }
    return skipped;
  }

  private void grow()
    //@ requires valid() ** size() == times.length;
    //@ ensures valid() ** size() < times.length ** times() == old(times()) ** events() == old(events());
    //@ signals (IllegalStateException e) valid() ** untouched(valid()) ** size() > Integer.MAX_VALUE / 2;
  {
    if (times.length > Integer.MAX_VALUE / 2) {
      throw new IllegalStateException("too many events");
    }
    long[] newTimes = new long[2 * times.length];
    String[] newEvents = new String[2 * events.length];
    for (int i = 0; i < size; i++)
      //@ invariant valid() ** untouched(valid()) ** acc(newTimes[*]) ** acc(newEvents[*]) ** 0 <= i <= size();
      //@ invariant (\forall int k = 0 .. i; newTimes[k] == times()[k] && newEvents[k] == events()[k]);
      //@ decreases size() - i;
    {
      newTimes[i] = times[i];
      newEvents[i] = events[i];
    }
    times = newTimes;
    events = newEvents;
  }

  private static void swap(long[] times, String[] events, int size, int i, int j)
    //@ requires times != null && events != null && size <= times.length && size <= events.length && acc(times[0..size]) ** acc(events[0..size]);
    //@ requires 0 <= i && i < size && 0 <= j && j < size;
    //@ ensures acc(times[0..size]) ** acc(events[0..size]) ** times[i] == old(times[j]) && times[j] == old(times[i]);
    //@ ensures (\forall int k = 0 .. size; k != i && k != j ==> times[k] == old(times[k]));
    //@ ensures \values(times, 0, size).bag == old(\values(times, 0, size).bag);
    //@ ensures \values(events, 0, size).bag == old(\values(events, 0, size).bag);
  {
    long time = times[i];
    times[i] = times[j];
    times[j] = time;
    String event = events[i];
    events[i] = events[j];
    events[j] = event;
  }

  // Only the last event may be due before its parent.
  private static void siftUp(long[] times, String[] events, int size)
    //@ requires times != null && events != null && 0 < size && size <= times.length && size <= events.length && acc(times[0..size]) ** acc(events[0..size]);
    //@ requires (\forall int i = 1 .. size - 1; times[(i - 1) / 2] <= times[i]);
    //@ ensures acc(times[0..size]) ** acc(events[0..size]) ** (\forall int i = 1 .. size; times[(i - 1) / 2] <= times[i]);
    //@ ensures \values(times, 0, size).bag == old(\values(times, 0, size).bag);
    //@ ensures \values(events, 0, size).bag == old(\values(events, 0, size).bag);
    //@ ensures times[0] <= old(times[0]) && (size == 1 ==> times[0] == old(times[0]) && events[0] == old(events[0]));
  {
    int place = size - 1;
    //@ loop_invariant acc(times[0..size]) ** acc(events[0..size]) ** 0 <= place && place < size;
    //@ loop_invariant (\forall int i = 1 .. size; i != place ==> times[(i - 1) / 2] <= times[i]);
    //@ loop_invariant (\forall int i = 1 .. size;
    //@   place > 0 && (i - 1) / 2 == place ==> times[(place - 1) / 2] <= times[i]);
    //@ loop_invariant \values(times, 0, size).bag == old(\values(times, 0, size).bag);
    //@ loop_invariant \values(events, 0, size).bag == old(\values(events, 0, size).bag);
    //@ loop_invariant times[0] <= old(times[0]) && (size == 1 ==> times[0] == old(times[0]) && events[0] == old(events[0]));
    //@ decreases place;
    while (place > 0 && times[(place - 1) / 2] > times[place]) {
      swap(times, events, size, (place - 1) / 2, place);
      place = (place - 1) / 2;
    }
  }

  // Only the first event may be due after its children.
  private static void siftDown(long[] times, String[] events, int size)
    //@ requires times != null && events != null && 0 <= size && size <= times.length && size <= events.length && acc(times[0..size]) ** acc(events[0..size]);
    //@ requires (\forall int i = 3 .. size; times[(i - 1) / 2] <= times[i]);
    //@ ensures acc(times[0..size]) ** acc(events[0..size]) ** (\forall int i = 1 .. size; times[(i - 1) / 2] <= times[i]);
    //@ ensures \values(times, 0, size).bag == old(\values(times, 0, size).bag);
    //@ ensures \values(events, 0, size).bag == old(\values(events, 0, size).bag);
  {
    int place = 0;
    //@ loop_invariant acc(times[0..size]) ** acc(events[0..size]) ** 0 <= place && (place < size || place == 0);
    //@ loop_invariant (\forall int i = 1 .. size; (i - 1) / 2 != place ==> times[(i - 1) / 2] <= times[i]);
    //@ loop_invariant (\forall int i = 1 .. size;
    //@   place > 0 && (i - 1) / 2 == place ==> times[(place - 1) / 2] <= times[i]);
    //@ loop_invariant \values(times, 0, size).bag == old(\values(times, 0, size).bag);
    //@ loop_invariant \values(events, 0, size).bag == old(\values(events, 0, size).bag);
    //@ decreases size - place;
    while (place < size / 2) {
      int child = earlierChild(times, size, place);
      if (times[place] <= times[child]) {
        return;
      }
      swap(times, events, size, place, child);
      place = child;
    }
  }

  private static int earlierChild(long[] times, int size, int place)
    //@ requires times != null && size <= times.length && acc(times[0..size], 1/2) && 0 <= place && place < size / 2;
    //@ ensures acc(times[0..size], 1/2) && 0 < \result && \result < size && (\result - 1) / 2 == place;
    //@ ensures (\forall int i = 1 .. size; (i - 1) / 2 == place ==> times[\result] <= times[i]);
  {
    int child = 2 * place + 1;
    return child + 1 < size && times[child + 1] < times[child] ? child + 1 : child;
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
