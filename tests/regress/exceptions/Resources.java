// `try` with resources: closed in the opposite order, on every way out.
class Resources {
  static class Handle implements AutoCloseable {
    int[] log;
    int id;

    //@ ensures acc(this.log) && acc(this.id) && this.log == log && this.id == id;
    Handle(int[] log, int id) {
      this.log = log;
      this.id = id;
    }

    //@ requires acc(id, 1/2) && acc(log, 1/2) && log != null && log.length == 8 && acc(log[*]) && 0 <= log[0] && log[0] < 7;
    //@ ensures acc(id, 1/2) && acc(log, 1/2) && log == \old(log) && id == \old(id) && acc(log[*]);
    //@ ensures log[0] == \old(log[0]) + 1 && log[log[0]] == id;
    //@ ensures (\forall int i; 1 <= i && i <= \old(log[0]); log[i] == \old(log[i]));
    public void close() {
      log[0]++;
      log[log[0]] = id;
    }
  }

  static class Failure extends Exception {
  }

  static void order(int[] log)
    //@ requires log != null && log.length == 8 && acc(log[*]) && log[0] == 0;
    //@ ensures acc(log[*]) && log[0] == 2 && log[1] == 20 && log[2] == 10;
  {
    try (Handle one = new Handle(log, 10); Handle two = new Handle(log, 20)) {
      assert log[0] == 0 && one.id == 10;
    }
  }

  static void orderWrong(int[] log)
    //@ requires log != null && log.length == 8 && acc(log[*]) && log[0] == 0;
    //@ ensures acc(log[*]) && log[0] == 2;
    //@ ensures log[1] == 10; //~ postcondition:false
  {
    try (Handle one = new Handle(log, 10); Handle two = new Handle(log, 20)) {
    }
  }

  // Before the catch and the finally.
  static int caught(int[] log)
    //@ requires log != null && log.length == 8 && acc(log[*]) && log[0] == 0;
    //@ ensures acc(log[*]) && log[0] == 1 && log[1] == 10 && result == 3;
  {
    int seen = 0;
    try (Handle one = new Handle(log, 10)) {
      throw new Failure();
    } catch (Failure failure) {
      assert log[0] == 1;
      seen = 1;
    } finally {
      seen += 2;
    }
    return seen;
  }

  static int caughtWrong(int[] log)
    //@ requires log != null && log.length == 8 && acc(log[*]) && log[0] == 0;
  {
    try (Handle one = new Handle(log, 10)) {
      throw new Failure();
    } catch (Failure failure) {
      assert log[0] == 0; //~ assert:false
    }
    return 0;
  }

  static int returned(int[] log)
    //@ requires log != null && log.length == 8 && acc(log[*]) && log[0] == 0;
    //@ ensures acc(log[*]) && log[0] == 1 && result == 0;
  {
    try (Handle one = new Handle(log, 10)) {
      return log[0];
    }
  }

  static int returnedWrong(int[] log)
    //@ requires log != null && log.length == 8 && acc(log[*]) && log[0] == 0;
    //@ ensures acc(log[*]);
    //@ ensures result == 1; //~ postcondition:false
  {
    try (Handle one = new Handle(log, 10)) {
      return log[0];
    }
  }

  // Null is not closed.
  static void none(int[] log)
    //@ requires log != null && log.length == 8 && acc(log[*]) && log[0] == 0;
    //@ ensures acc(log[*]) && log[0] == 0;
  {
    try (Handle one = null) {
      assert one == null;
    }
  }

  static void perhaps(int[] log, boolean isThere)
    //@ requires log != null && log.length == 8 && acc(log[*]) && log[0] == 0;
    //@ ensures acc(log[*]) && log[0] == (isThere ? 1 : 0);
  {
    try (Handle one = isThere ? new Handle(log, 10) : null) {
    }
  }

  static void perhapsWrong(int[] log, boolean isThere)
    //@ requires log != null && log.length == 8 && acc(log[*]) && log[0] == 0;
    //@ ensures acc(log[*]);
    //@ ensures log[0] == 1; //~ postcondition:false
  {
    try (Handle one = isThere ? new Handle(log, 10) : null) {
    }
  }

  // What was opened before is closed where the second does not open.
  static Handle fails() throws Failure
    //@ ensures false;
    //@ signals (Failure f) true;
  {
    throw new Failure();
  }

  static void opensOne(int[] log)
    //@ requires log != null && log.length == 8 && acc(log[*]) && log[0] == 0;
    //@ ensures acc(log[*]) && log[0] == 1 && log[1] == 10;
  {
    try (Handle one = new Handle(log, 10); Handle two = fails()) {
      assert false;
    } catch (Failure failure) {
      assert log[0] == 1;
    }
  }

  // A variable or a field may be named.
  static void named(int[] log)
    //@ requires log != null && log.length == 8 && acc(log[*]) && log[0] == 0;
    //@ ensures acc(log[*]) && log[0] == 1 && log[1] == 30;
  {
    final Handle one = new Handle(log, 30);
    try (one) {
      assert one.id == 30;
    }
    assert one.id == 30;
  }

  static void loops(int[] log)
    //@ requires log != null && log.length == 8 && acc(log[*]) && log[0] == 0;
    //@ ensures acc(log[*]);
  {
    while (true)
      //@ invariant acc(log[*]) && log[0] == 0;
    {
      try (Handle one = new Handle(log, 10)) {
        break;
      }
    }
    assert log[0] == 1;
    assert log[0] == 0; //~ assert:false
  }

  static void withoutPermission(int[] log)
    //@ requires log != null && log.length == 8 && acc(log[*]) && log[0] == 0;
  {
    try (Handle one = new Handle(log, 10)) { //~ precondition:permission
      lose(one);
    }
  }

  static void lose(Handle handle)
    //@ requires acc(handle.id) && acc(handle.log);
  {
  }

  static void unknown(AutoCloseable resource) throws Exception
    //@ requires resource != null;
  {
    try (resource) { //~ precondition:false
    }
  }

  public static void main(String[] args) {
    order(new int[8]);
    int seen = caught(new int[8]);
    int value = returned(new int[8]);
    assert seen == 3 && value == 0;
    none(new int[8]);
    perhaps(new int[8], true);
    perhaps(new int[8], false);
    opensOne(new int[8]);
    named(new int[8]);
  }
}

// Closing that throws.
class ThrowingResources {
  static class OpenFailure extends Exception {
  }

  static class CloseFailure extends Exception {
  }

  static class Door implements AutoCloseable {
    boolean jams;

    //@ ensures acc(this.jams) && this.jams == jams;
    Door(boolean jams) {
      this.jams = jams;
    }

    //@ requires acc(jams);
    //@ ensures acc(jams) && !\old(jams);
    //@ signals (CloseFailure f) acc(jams) && \old(jams);
    public void close() throws CloseFailure {
      if (jams) throw new CloseFailure();
    }
  }

  // The exception of the body is the one that leaves.
  static int first(boolean jams)
    //@ ensures result == 1;
  {
    try (Door door = new Door(jams)) {
      throw new OpenFailure();
    } catch (OpenFailure failure) {
      return 1;
    } catch (CloseFailure failure) {
      return 2;
    }
  }

  static int closing(boolean jams)
    //@ ensures result == (jams ? 2 : 0);
  {
    try (Door door = new Door(jams)) {
      assert door != null;
    } catch (CloseFailure failure) {
      return 2;
    }
    return 0;
  }

  static int closingWrong(boolean jams)
    //@ ensures result == 0; //~ postcondition:false
  {
    try (Door door = new Door(jams)) {
    } catch (CloseFailure failure) {
      return 2;
    }
    return 0;
  }

  // Instead of the value.
  static int returning(boolean jams) throws CloseFailure
    //@ ensures !jams && result == 5;
    //@ signals (CloseFailure f) jams;
  {
    try (Door door = new Door(jams)) {
      return 5;
    }
  }

  static int uncaught(boolean jams) throws CloseFailure
    //@ requires jams;
    //@ ensures false;
    //@ signals (CloseFailure f) true;
  {
    try (Door door = new Door(jams)) {
      return 5;
    }
  }

  // Both doors are closed, whatever the one that is closed first does.
  static int both(boolean one, boolean two)
    //@ requires !(one && two);
    //@ ensures result == (one || two ? 1 : 0);
  {
    try (Door outer = new Door(one); Door inner = new Door(two)) {
    } catch (CloseFailure failure) {
      return 1;
    }
    return 0;
  }

  // Of two exceptions nothing says that they are two.
  static int bothAtOnce(boolean one, boolean two)
    //@ ensures result == (one || two ? 1 : 0);
  {
    try (Door outer = new Door(one); Door inner = new Door(two)) { //~ exception:uncaught
    } catch (CloseFailure failure) {
      return 1;
    }
    return 0;
  }

  // Java cannot keep an exception among those that it suppresses itself.
  static class Same implements AutoCloseable {
    RuntimeException thrown;

    //@ requires acc(thrown) && thrown != null;
    //@ ensures false;
    //@ signals (RuntimeException e) acc(thrown) && e == \old(thrown);
    public void close() {
      throw thrown;
    }
  }

  static void itself(RuntimeException e)
    //@ requires e != null;
    //@ signals (RuntimeException r) r == e; //~ postcondition:false
  {
    Same same = new Same();
    same.thrown = e;
    try (same) {
      throw e;
    }
  }

  static int eitherOrItself(boolean one, boolean two)
    //@ ensures result == (one || two ? 1 : 0);
  {
    try (Door outer = new Door(one); Door inner = new Door(two)) {
    } catch (CloseFailure | IllegalArgumentException failure) {
      return 1;
    }
    return 0;
  }

  static void passedOn(RuntimeException e)
    //@ requires e != null;
    //@ ensures false;
    //@ signals (IllegalArgumentException r) true;
    //@ signals (RuntimeException r) r instanceof IllegalArgumentException;
  {
    Same same = new Same();
    same.thrown = e;
    try (same) {
      throw e;
    }
  }

  static void leaves()
  {
    Same same = new Same();
    same.thrown = new RuntimeException();
    try (same) { //~ exception:uncaught
    }
  }

  public static void main(String[] args) throws CloseFailure {
    expect(first(true) == 1 && first(false) == 1);
    expect(closing(true) == 2 && closing(false) == 0);
    expect(returning(false) == 5);
    expect(both(false, true) == 1 && both(false, false) == 0);
  }

  static void expect(boolean holds)
    //@ requires holds;
  {
    assert holds;
  }
}
