import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

// An iterator of a program goes over no collection of Java's: it removes nothing, and end() gives no half of one.
class Empty implements Iterator<String> {
  //@ predicate valid() = true;

  //@ requires valid();
  //@ pure ghost seq<String> elements() = seq<String>{};

  //@ requires valid();
  //@ pure ghost int count() = 0;

  Empty()
    //@ ensures valid();
  {
  }

  /*@ pure @*/ public boolean hasNext()
    //@ requires valid();
    //@ ensures !result;
  {
    return false;
  }

  public String next() {
    return null;
  }
}

class Ended {
  static void okNull() {
    Empty it = new Empty();
    //@ assert it.of() == null && !it.canRemove();
    assert !it.hasNext();
    //@ it.end();
  }

  // Iterators of Java's own are others.
  static void wrongNull(List<String> list)
    //@ requires list != null && list.valid();
  {
    Iterator<String> it = list.iterator();
    //@ assert it.of() == null; //~ assert:false
  }

  static void wrongFalse(List<String> list)
    //@ requires list != null && list.valid() && list.size() == 1;
  {
    Iterator<String> it = list.iterator();
    String first = it.next();
    //@ assert it.canRemove() && it.of() == list;
    assert false; //~ assert:false
  }

  static void wrongAny(Iterator<String> it)
    //@ requires it != null && it.valid();
  {
    //@ assert it.of() == null; //~ assert:false
  }

  static void wrongRemove() {
    Iterator<String> it = new Empty();
    it.remove(); //~ precondition:false precondition:predicate
  }

  // It throws an UnsupportedOperationException.
  static void wrongRemoveOwn(Empty it, List<String> list)
    //@ requires it != null && it.valid() && list != null && list.valid();
  {
    it.remove(); //~ precondition:false precondition:predicate
  }

  static void wrongHalf(List<String> list)
    //@ requires list != null && acc(list.valid(), 1/2);
  {
    Iterator<String> it = new Empty();
    //@ it.end();
    list.clear(); //~ precondition:predicate
  }

  // There is nothing of a collection to give: end() takes what it promises from somewhere.
  static void wrongEnd(Iterator<String> it)
    //@ requires it != null && it.valid();
  {
    //@ ghost java.util.Collection<String> of = it.of();
    //@ it.end();
    //@ assert acc(of.valid(), 1/2); //~ assert:predicate
  }
}

class Greedy implements Iterator<String> {
  final List<String> list;

  //@ predicate valid() = list != null;

  //@ requires valid();
  //@ pure ghost seq<String> elements() = seq<String>{};

  //@ requires valid();
  //@ pure ghost int count() = 0;

  //@ requires valid();
  //@ ensures acc(list.valid(), 1/2); //~ postcondition:predicate
  //@ ghost void end() {}

  Greedy(List<String> list) {
    this.list = list;
  }

  /*@ pure @*/ public boolean hasNext()
    //@ requires valid();
    //@ ensures !result;
  {
    return false;
  }

  public String next() {
    return null;
  }
}
