import java.io.Closeable;
import java.io.IOException;

class Closing implements Closeable {
  private boolean isOpen = true;

  //@ predicate valid() = acc(isOpen);

  Closing()
    //@ ensures valid();
  {
  }

  public void close()
    //@ requires valid();
  {
    isOpen = false;
  }

  int read() throws IOException
    //@ requires valid();
    //@ ensures valid();
    //@ signals (IOException e) valid();
  {
    if (!isOpen) throw new IOException("closed");
    return 1;
  }

  static int okUse()
  {
    try (Closing one = new Closing(); Closing other = new Closing()) {
      return one.read() + 0 * other.read();
    } catch (IOException e) {
      return -1;
    }
  }

  static void wrongClosed(Closeable any) throws IOException
    //@ requires any != null;
    //@ signals (IOException e) true;
  {
    any.close(); //~ precondition:false
  }
}
