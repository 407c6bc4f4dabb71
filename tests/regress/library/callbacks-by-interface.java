// What the superclass has goes before the interface's: Java calls that of Throwable.
interface Described {
  default Throwable initCause(Throwable t)
    //@ ensures result == null;
  {
    return null;
  }
}

class Problem extends RuntimeException implements Described { //~ W0009
}

class DescribedClient {
  static void client(Described d)
    //@ requires d != null;
  {
    Throwable t = d.initCause(null);
    assert t == null;
  }
}
