// What is opened is closed on every way out; an exception must not skip that.
class Resource {
  boolean open;

  //@ predicate isOpen() = acc(open) ** open;
  //@ predicate isClosed() = acc(open) ** !open;

  //@ ensures isClosed();
  Resource() { }

  //@ requires isClosed();
  //@ ensures isOpen();
  //@ signals (IllegalStateException e) isClosed();
  void open(int n) {
    if (n < 0) throw new IllegalStateException();
    open = true;
  }

  //@ requires isOpen();
  //@ ensures isOpen();
  //@ signals (IllegalArgumentException e) isOpen();
  void work(int n) {
    if (n == 3) throw new IllegalArgumentException();
  }

  //@ requires isOpen();
  //@ ensures isClosed();
  void close() { open = false; }

  //@ requires isClosed();
  //@ ensures isClosed();
  //@ signals (RuntimeException e) isClosed();
  void ok(int n) {
    open(n);
    try {
      work(n);
    } finally {
      close();
    }
  }

  //@ requires isClosed();
  //@ ensures isClosed();
  //@ signals (RuntimeException e) isClosed(); //~ postcondition:predicate
  void wrong(int n) {
    open(n);
    work(n);
    close();
  }

  //@ requires isClosed();
  //@ ensures isClosed();
  //@ signals (RuntimeException e) isClosed();
  void wrongOpen(int n) {
    try {
      open(n);
      work(n);
    } finally {
      close(); //~ precondition:predicate
    }
  }

  //@ requires isClosed();
  //@ ensures isClosed();
  void okLoop(int n) {
    boolean done = false;
    while (!done)
      //@ invariant isClosed();
    {
      try {
        open(n);
        try {
          work(n);
          done = true;
        } catch (IllegalArgumentException e) {
          continue;
        } finally {
          close();
        }
      } catch (IllegalStateException e) {
        break;
      }
    }
  }

  //@ requires isClosed();
  //@ ensures isClosed();
  void wrongLoop(int n) {
    boolean done = false;
    while (!done)
      //@ invariant isClosed(); //~ invariant-body:predicate
    {
      try {
        open(n);
        work(n);
        close();
        done = true;
      } catch (IllegalArgumentException e) {
        continue;
      } catch (IllegalStateException e) {
        break;
      }
    }
  }
}
