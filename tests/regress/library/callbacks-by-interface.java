// What the superclass has goes before the interface's: Java calls that of Throwable.
interface Described {
  default String getLocalizedMessage()
    //@ ensures result == "here";
  {
    return "here";
  }
}

class Described1 extends RuntimeException implements Described { //~ W0009
}

class DescribedClient {
  static void client(Described d)
    //@ requires d != null;
  {
    String s = d.getLocalizedMessage();
    assert s == "here";
  }
}
