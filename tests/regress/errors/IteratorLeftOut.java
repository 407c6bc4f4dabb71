import java.util.Iterator;

// The class has a method that is left out: runs do not take that of the library for it.
class IteratorLeftOut implements Iterable<String> {
  public Iterator<String> iterator()
    //@ ensures result != null && unheard(); //~ W0003
  {
    return null;
  }

  static void loop(Iterable<String> any)
    //@ requires any != null;
  {
    for (String text : any) { //~ precondition:false
    }
  }

  static int one(Iterable<String> any)
    //@ requires any != null;
    //@ ensures result == 1;
  {
    return 1;
  }
}
