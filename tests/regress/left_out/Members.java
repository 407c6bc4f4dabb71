import java.util.Vector; 
import java.util.logging.Logger;

// What is not known leaves out what uses it: whoever relies on more than its contract is not verified.
class Cell {
  private static final Logger LOG = Logger.getLogger("Cell"); //~ W0003
  private int n;
  private Thread text; //~ W0003

  //@ predicate valid() = acc(n) ** 0 <= n;

  Cell()
    //@ ensures valid() && get() == 0;
  {
    n = 0;
  }

  /*@ pure @*/ int get()
    //@ requires valid();
  {
    return n;
  }

  void inc()
    //@ requires valid() && get() < 100;
    //@ ensures valid() && get() == old(get()) + 1;
  {
    n = n + 1;
  }

  void log() {
    LOG.info("called");
  }

  void add(Vector<String> list) { //~ W0003
    list.add("x");
  }

  void wrong()
    //@ requires valid();
    //@ ensures valid() && get() == 0; //~ postcondition:false
  {
    n = 1;
  }

  int impure() {
    return 3;
  }

  void asserts() {
    assert impure() == 3; //~ W0005
  }
}

class Client {
  void inc() {
    Cell cell = new Cell();
    cell.inc();
    assert cell.get() == 1;
  }

  void wrong() {
    Cell cell = new Cell();
    cell.inc();
    assert cell.get() == 2; //~ assert:false
  }
}
