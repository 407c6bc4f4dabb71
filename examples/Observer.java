// The observer pattern: a subject tells its observers, whatever they are, of every change. It owns them while they
// are attached, so nobody else can have them told something else.
interface Observer {
  //@ predicate observer();

  // Whether it has taken notice of a value.
  //@ requires observer();
  //@ pure boolean knows(int value);

  //@ requires observer();
  //@ ensures observer() && knows(value);
  void update(int value);
}

final class Entry {
  Observer observer;
  Entry next;

  /*@ predicate entries() = acc(observer) ** acc(next) ** observer != null ** observer.observer() **
    @                       (next != null ==> next.entries());
    @*/

  // Whether all have taken notice of it.
  /*@ pure boolean know(int value)
    @   requires entries();
    @   = opening entries() in observer.knows(value) && (next == null || next.know(value));
    @*/

  // How many there are.
  /*@ pure int count()
    @   requires entries();
    @   ensures 1 <= result;
    @   = opening entries() in next == null ? 1 : 1 + next.count();
    @*/

  Entry(Observer observer, Entry next)
    //@ requires observer != null && observer.observer() ** (next != null ==> next.entries());
    //@ ensures entries() && count() == 1 + (next == null ? 0 : old(next.count()));
  {
    this.observer = observer;
    this.next = next;
  }

  void update(int value)
    //@ requires entries();
    //@ ensures entries() && know(value) && count() == old(count());
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
    //@ ensures subject() && value() == 0 && count() == 0;
  {
  }

  // How many are attached, and whether all of them have taken notice of the value.
  //@ pure int count() requires subject(); = entries == null ? 0 : entries.count();
  //@ pure boolean isKnown() requires subject(); = entries == null || entries.know(value);

  /*@ pure @*/ int value()
    //@ requires subject();
  {
    return value;
  }

  void attach(Observer observer)
    //@ requires subject() && observer != null && observer.observer();
    //@ ensures subject() && value() == old(value()) && count() == old(count()) + 1;
  {
    entries = new Entry(observer, entries);
  }

  void set(int v)
    //@ requires subject();
    //@ ensures subject() && value() == v && isKnown() && count() == old(count());
  {
    value = v;
    if (entries != null) {
      entries.update(v);
    }
  }

  // Gives the last one back.
  Observer detach()
    //@ requires subject();
    //@ ensures subject() && value() == old(value()) && (result == null) == (old(count()) == 0);
    //@ ensures result != null ==> result.observer() && count() == old(count()) - 1;
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
  //@ pure boolean knows(int value) = shown() == value;

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
  //@ pure boolean knows(int value) = value <= limit || isOn;

  Alarm(int limit)
    //@ ensures observer() && knows(limit) && !knows(limit + 1);
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
