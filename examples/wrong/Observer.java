// A subject that tells its observers while it holds itself, one that forgets that there may be none, and a client
// that uses an observer which it has given away.
interface Observer {
  //@ predicate observer();

  //@ requires observer();
  //@ ensures observer();
  void update(int value);
}

class Subject {
  private int value;
  private Observer observer;

  //@ predicate subject() = acc(value) ** acc(observer) ** (observer != null ==> observer.observer());

  Subject()
    //@ ensures subject() && value() == 0;
  {
  }

  /*@ pure @*/ int value()
    //@ requires subject();
  {
    return value;
  }

  // The one that was attached before is lost: that is allowed.
  void attach(Observer observer)
    //@ requires subject() && observer != null && observer.observer();
    //@ ensures subject() && value() == old(value());
  {
    this.observer = observer;
  }

  void set(int v)
    //@ requires subject();
    //@ ensures subject() && value() == v;
  {
    value = v;
    observer.update(v); //~ call:null [unknown-value]
  }

  // The subject keeps it, too.
  Observer detach()
    //@ requires subject();
    //@ ensures subject() && (result != null ==> result.observer()); //~ postcondition:predicate [other-path]
  {
    return observer;
  }
}

// Asks the subject while it is told: then the subject is in the midst of it.
final class Reader implements Observer {
  private Subject subject;
  private int shown;

  //@ predicate observer() = acc(subject) ** acc(shown) ** subject != null;

  Reader(Subject subject)
    //@ requires subject != null;
    //@ ensures observer();
  {
    this.subject = subject;
  }

  public void update(int value) {
    shown = subject.value(); //~ precondition:predicate [never-held]
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

class ObserverClient {
  public static void main(String[] args) {
    Subject subject = new Subject();
    Display display = new Display();
    subject.attach(display);
    subject.set(50);
    assert display.shown() == 50; //~ precondition:predicate [given-away]
  }
}
