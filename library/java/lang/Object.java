package java.lang;

// The methods that every class has. Overrides are held to these contracts in programs that call them on objects
// whose class does not declare them.
public class Object {
  public boolean equals(Object other);

  public int hashCode();

  //@ ensures result != null;
  public String toString();
}
// uncalled: clone()
// unlisted: finalize() getClass() notify() notifyAll() wait() wait(long) wait(long,int)
