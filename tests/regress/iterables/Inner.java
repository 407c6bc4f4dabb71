import java.util.Iterator;

// The iterator is of an inner class, keeps a half of the object around, and has a remove() of its own.
class Bag implements Iterable<Integer> {
  int n;
  //@ predicate valid() = acc(n) && 0 <= n;

  Bag() //@ ensures valid();
  { }

  public It iterator()
    //@ requires acc(valid(), 1/2);
    //@ ensures result != null && result.valid() && result.bag() == this;
  {
    return new It();
  }

  class It implements Iterator<Integer> {
    boolean done;
    //@ predicate valid() = acc(done) && acc(Bag.this.valid(), 1/2);
    //@ pure ghost Bag bag() = Bag.this;
    //@ requires valid();
    //@ pure ghost seq<Integer> elements() = seq<Integer>{null};
    //@ requires valid();
    //@ ensures 0 <= result && result <= 1;
    //@ pure ghost int count() = done ? 1 : 0;

    //@ requires valid();
    //@ ensures acc(bag().valid(), 1/2);
    //@ ghost void end() { }

    It()
      //@ requires acc(Bag.this.valid(), 1/2);
      //@ ensures valid() && bag() == Bag.this;
    { }

    /*@ pure @*/ public boolean hasNext()
      //@ requires valid();
      //@ ensures result == (count() < |elements()|);
    { return !done; }

    public Integer next()
      //@ requires valid() && count() < |elements()|;
      //@ ensures valid() && elements() == \old(elements()) && count() == \old(count()) + 1 && result == null;
    { done = true; return null; }

    public void remove()
      //@ requires valid();
      //@ ensures valid() && count() == \old(count());
    { }
  }

  static void okUse(Bag b)
    //@ requires b != null && b.valid();
    //@ ensures b.valid();
  {
    int k = 0;
    for (Integer i : b)
      //@ invariant k == \index;
    {
      k++;
      assert i == null;
      if (k == 7) throw new IllegalStateException();
    }
    It it = b.iterator();
    it.remove();
    //@ it.end();
  }

  // The half comes back on each way out, and the loop goes on as often as there are elements.
  static void wrongThrow(Bag b)
    //@ requires b != null && b.valid();
    //@ ensures b.valid();
  {
    for (Integer i : b)
      //@ invariant true;
    {
      if (i == null) throw new IllegalStateException(); //~ exception:uncaught
    }
  }

  static void okCatch(Bag b)
    //@ requires b != null && b.valid();
    //@ ensures b.valid();
  {
    try {
      for (Integer i : b) {
        throw new IllegalStateException();
      }
    } catch (IllegalStateException e) {
    }
  }

  static void wrongRemove(Iterator<Integer> it)
    //@ requires it != null && it.valid();
  {
    it.remove(); //~ precondition:false precondition:predicate
  }
}
