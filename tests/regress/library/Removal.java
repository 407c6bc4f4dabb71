import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

// `Iterator.remove()`: by who has the collection alone, once for each element.
class Removal {
  static void okFirst(List<String> list)
    //@ requires list != null && list.valid() && list.size() == 2;
    //@ ensures list.valid() && list.view() == \old(list.view())[1..];
  {
    Iterator<String> all = list.iterator();
    all.next();
    all.remove();
    assert all.hasNext() && list.size() == 1;
    //@ all.end();
  }

  static void wrongFirst(List<String> list)
    //@ requires list != null && list.valid() && list.size() == 2;
    //@ ensures list.valid() && list.view() == \old(list.view())[..1]; //~ postcondition:false
  {
    Iterator<String> all = list.iterator();
    all.next();
    all.remove();
    //@ all.end();
  }

  static void okWithoutNull(List<String> list)
    //@ requires list != null && list.valid();
    //@ ensures list.valid() && (\forall int i; 0 <= i && i < list.size(); list.view()[i] != null);
  {
    Iterator<String> all = list.iterator();
    while (all.hasNext())
      //@ invariant all.valid() && all.of() == list && acc(list.valid(), 1/2) && all.elements() == list.view();
      //@ invariant (\forall int i; 0 <= i && i < all.count(); all.elements()[i] != null);
    {
      String text = all.next();
      if (text == null) all.remove();
    }
    //@ all.end();
  }

  static void wrongWithoutNull(List<String> list)
    //@ requires list != null && list.valid();
    //@ ensures list.valid() && (\forall int i; 0 <= i && i < list.size(); list.view()[i] != null);
  {
    Iterator<String> all = list.iterator();
    while (all.hasNext())
      //@ invariant all.valid() && all.of() == list && acc(list.valid(), 1/2) && all.elements() == list.view();
      //@ invariant (\forall int i; 0 <= i && i < all.count(); all.elements()[i] != null); //~ invariant-body:false
    {
      String text = all.next();
      if (text != null) all.remove();
    }
    //@ all.end();
  }

  // An IllegalStateException.
  static void wrongEarly(List<String> list)
    //@ requires list != null && list.valid() && list.size() == 2;
  {
    Iterator<String> all = list.iterator();
    all.remove(); //~ precondition:false
  }

  static void wrongTwice(Set<String> set)
    //@ requires set != null && set.valid() && set.size() == 2;
  {
    Iterator<String> all = set.iterator();
    all.next();
    all.remove();
    all.remove(); //~ precondition:false
  }

  static void okAgain(Set<String> set)
    //@ requires set != null && set.valid() && set.size() == 2;
    //@ ensures set.valid() && set.isEmpty();
  {
    Iterator<String> all = set.iterator();
    all.next();
    all.remove();
    all.next();
    all.remove();
    //@ all.end();
  }

  // A ConcurrentModificationException: of the other iterator, of the loop.
  static void wrongOther(List<String> list)
    //@ requires list != null && list.valid() && list.size() == 2;
  {
    Iterator<String> one = list.iterator();
    Iterator<String> other = list.iterator();
    one.next();
    one.remove(); //~ precondition:predicate
    other.next();
  }

  static void wrongLoop(List<String> list)
    //@ requires list != null && list.valid() && list.size() == 2;
  {
    for (String text : list)
      //@ invariant acc(list.valid(), 1/2) && list.size() == 2;
    {
      Iterator<String> all = list.iterator();
      all.next();
      all.remove(); //~ precondition:predicate
    }
  }

  // What is left of the list is not what it was.
  static void wrongKept(List<String> list)
    //@ requires list != null && list.valid() && list.size() == 2;
  {
    Iterator<String> all = list.iterator();
    all.next();
    all.remove();
    String second = list.get(1); //~ precondition:false
  }
}
