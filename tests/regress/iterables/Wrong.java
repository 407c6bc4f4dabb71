import java.util.Iterator;

// What a class of one's own promises of an iterator must be so.
class Once implements Iterator<String> {
  private boolean isDone;

  //@ predicate valid() = acc(isDone);

  //@ requires valid();
  //@ pure ghost seq<String> elements() = seq<String>{"a"};

  //@ requires valid();
  //@ ensures 0 <= result && result <= |elements()|;
  //@ pure ghost int count() = isDone ? 1 : 0;

  Once()
    //@ ensures valid() && count() == 0 && elements() == seq<String>{"a"};
  {
  }

  // It never ends.
  /*@ pure @*/ public boolean hasNext() //~ override:false
    //@ requires valid();
    //@ ensures result;
  {
    return true;
  }

  public String next()
    //@ requires valid() && count() < |elements()|;
    //@ ensures valid() && of() == \old(of()) && elements() == \old(elements()) && count() == \old(count()) + 1;
    //@ ensures result == \old(elements()[count()]); //~ postcondition:false
  {
    isDone = true;
    return "b";
  }
}

class Twice implements Iterable<String> {
  public Iterator<String> iterator()
    //@ ensures result != null && result.valid() && result.count() == 0 && result.elements() == seq<String>{"a"};
  {
    return new Once();
  }

  static void ok(Twice twice)
    //@ requires twice != null;
  {
    for (String text : twice) {
      assert text.equals("a");
    }
  }

  static void wrong(Twice twice)
    //@ requires twice != null;
  {
    for (String text : twice) {
      assert text.equals("b"); //~ assert:false
    }
  }

  static void wrongNull(Twice twice) {
    for (String text : twice) { //~ call:null
    }
  }

  // Of any Iterable nothing is known.
  static void wrongAny(Iterable<String> any)
    //@ requires any != null;
  {
    for (String text : any) { //~ precondition:false
    }
  }
}
