// Objects of several classes behind one interface, in one structure.
interface Listener {
  //@ predicate listener();

  //@ requires listener();
  //@ ensures listener();
  void changed(int value);
}

class Recorder implements Listener {
  int last;

  //@ predicate listener() = acc(last);

  Recorder()
    //@ ensures listener();
  {
  }

  public void changed(int value) {
    last = value;
  }
}

class Summer implements Listener {
  int sum;
  Recorder inner;

  //@ predicate listener() = acc(sum) && acc(inner) && inner != null && inner.listener();

  Summer()
    //@ ensures listener();
  {
    inner = new Recorder();
  }

  public void changed(int value) {
    sum = sum / 2 + value / 2;
    inner.changed(sum);
  }
}

class Subject {
  int value;
  Listener first, second;

  //@ predicate subject() = acc(value) && acc(first) && acc(second) && (first != null ==> first.listener()) && (second != null ==> second.listener());

  Subject()
    //@ ensures subject();
  {
  }

  //@ requires subject() && l != null && l.listener();
  //@ ensures subject();
  void attach(Listener l) {
    second = first;
    first = l;
  }

  // The second one is thrown away with its predicate: that is allowed, but it must be there.
  //@ requires subject() && l != null;
  //@ ensures subject(); //~ postcondition:predicate
  void wrongAttach(Listener l) {
    second = first;
    first = l;
  }

  //@ requires subject();
  //@ ensures subject();
  void set(int v) {
    value = v;
    if (first != null) {
      first.changed(v);
    }
    if (second != null) {
      second.changed(v);
    }
  }

  //@ requires subject();
  //@ ensures subject();
  void wrongSet(int v) {
    first.changed(v); //~ call:null
  }
}

class Client {
  static void ok() {
    Subject s = new Subject();
    s.attach(new Recorder());
    s.attach(new Summer());
    s.set(3);
  }

  // What is attached is the subject's.
  static void wrong() {
    Subject s = new Subject();
    Recorder r = new Recorder();
    s.attach(r);
    r.changed(3); //~ precondition:predicate
  }
}
