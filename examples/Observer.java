// The observer pattern: a subject tells its observers, whatever they are, of every change. It owns them while they
// are attached, so nobody else can have them told something else.
interface Observer {
  //@ predicate observer();

  //@ requires observer();
  //@ ensures observer();
  void update(int value);
}

final class Entry {
  Observer observer;
  Entry next;

  /*@ predicate entries() = acc(observer) ** acc(next) ** observer != null ** observer.observer() **
    @                       (next != null ==> next.entries());
    @*/

  Entry(Observer observer, Entry next)
    //@ requires observer != null && observer.observer() ** (next != null ==> next.entries());
    //@ ensures entries();
  {
    this.observer = observer;
    this.next = next;
  }

  void update(int value)
    //@ requires entries();
    //@ ensures entries();
  {
    observer.update(value);
    if (next != null) {
      next.update(value);
    }
  }
}

class Subject {
  private int value;
  private Entry entries;

  //@ predicate subject() = acc(value) ** acc(entries) ** (entries != null ==> entries.entries());

  Subject()
    //@ ensures subject() && value() == 0;
  {
  }

  /*@ pure @*/ int value()
    //@ requires subject();
  {
    return value;
  }

  void attach(Observer observer)
    //@ requires subject() && observer != null && observer.observer();
    //@ ensures subject() && value() == old(value());
  {
    entries = new Entry(observer, entries);
  }

  void set(int v)
    //@ requires subject();
    //@ ensures subject() && value() == v;
  {
    value = v;
    if (entries != null) {
      entries.update(v);
    }
  }

  // Gives the last one back.
  Observer detach()
    //@ requires subject();
    //@ ensures subject() && (result != null ==> result.observer());
  {
    if (entries == null) {
      return null;
    }
    Observer last = entries.observer;
    entries = entries.next;
    return last;
  }
}

final class Display implements Observer {
  private int shown;

  //@ predicate observer() = acc(shown);

  Display()
    //@ ensures observer();
  {
  }

  public void update(int value) {
    shown = value;
  }

  /*@ pure @*/ int shown()
    //@ requires observer();
  {
    return shown;
  }
}

final class Alarm implements Observer {
  private int limit;
  private boolean isOn;

  //@ predicate observer() = acc(limit) ** acc(isOn);

  Alarm(int limit)
    //@ ensures observer();
  {
    this.limit = limit;
  }

  public void update(int value) {
    if (value > limit) {
      isOn = true;
    }
  }
}

class ObserverClient {
  public static void main(String[] args) {
    Subject subject = new Subject();
    subject.attach(new Display());
    subject.attach(new Alarm(100));
    subject.set(50);
    subject.set(150);
    assert subject.value() == 150;
    Observer last = subject.detach();
    if (last instanceof Display display) {
      int shown = display.shown();
      display.update(shown);
    }
  }
}
