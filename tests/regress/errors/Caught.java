import java.io.IOException;

// What a clause catches no later one of the same `try` can catch.
class Caught {
  void run() throws IOException {
  }

  void twice() {
    try {
      run();
    } catch (IOException e) {
    } catch (IOException e) { //~ W0004
    }
  }

  void below() {
    try {
      run();
    } catch (Exception e) {
    } catch (RuntimeException e) { //~ W0004
    }
  }

  void related() {
    try {
      run();
    } catch (IOException | Exception e) { //~ W0004
    }
  }

  void above() {
    try {
      run();
    } catch (IllegalStateException | IOException e) {
    } catch (RuntimeException e) {
    } catch (Throwable e) {
    }
  }

  void within() {
    try {
      try {
        run();
      } catch (IOException e) {
      }
      run();
    } catch (IOException e) {
    }
  }

  /*@ pure @*/ int declares() throws IOException { //~ W0010
    return 1;
  }

  /*@ pure @*/ int declaresNothing() {
    return 1;
  }
}
