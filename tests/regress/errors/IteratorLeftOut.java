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

class NextLeftOut implements Iterator<String> {
  //@ predicate valid() = true;

  //@ requires valid();
  //@ pure ghost seq<String> elements() = seq<String>{"a"};

  //@ requires valid();
  //@ ensures 0 <= result && result <= |elements()|;
  //@ pure ghost int count() = 0;

  /*@ pure @*/ public boolean hasNext()
    //@ requires valid();
    //@ ensures result;
  {
    return true;
  }

  public String next()
    //@ requires valid() && unheard(); //~ W0003
  {
    return "a";
  }
}

class NextOf {
  static String of(Iterator<String> any)
    //@ requires any != null && any.valid();
  {
    return any.next(); //~ precondition:false
  }
}
