import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

// An iterator keeps a half of its collection until `end()`: what would be a ConcurrentModificationException cannot be.
class Iterators {
  static void okFirst(List<String> list)
    //@ requires list != null && list.valid() && list.size() == 2;
    //@ ensures list.valid() && list.size() == 3;
  {
    Iterator<String> all = list.iterator();
    String first = all.next();
    assert first == list.get(0) && all.hasNext();
    first = all.next();
    assert first == list.get(1) && !all.hasNext();
    //@ all.end();
    list.add("x");
  }

  static int okCount(Set<Integer> set)
    //@ requires set != null && set.valid();
    //@ ensures set.valid() && \result == set.size();
  {
    int n = 0;
    Iterator<Integer> all = set.iterator();
    while (all.hasNext())
      //@ invariant all.valid() && all.of() == set && n == all.count() && all.elements() == \old(set.order());
    {
      all.next();
      n++;
    }
    //@ all.end();
    return n;
  }

  static void wrongChange(List<String> list)
    //@ requires list != null && list.valid() && list.size() == 2;
  {
    Iterator<String> all = list.iterator();
    list.add("x"); //~ precondition:predicate
    all.next();
  }

  static void wrongAlias(List<String> list, List<String> same)
    //@ requires list != null && list.valid() && list.size() == 2 && same == list;
  {
    Iterator<String> all = list.iterator();
    all.next();
    same.clear(); //~ precondition:predicate
  }

  // It is given back once.
  static void wrongEnded(List<String> list)
    //@ requires list != null && list.valid() && list.size() == 2;
  {
    Iterator<String> all = list.iterator();
    //@ all.end();
    list.add("x");
    all.next(); //~ precondition:predicate
  }

  static void wrongTwice(List<String> list)
    //@ requires list != null && list.valid() && list.size() == 2;
  {
    Iterator<String> all = list.iterator();
    //@ all.end();
    //@ all.end(); //~ precondition:predicate
  }

  // The other one still goes over it.
  static void wrongOther(List<String> list)
    //@ requires list != null && list.valid() && list.size() == 2;
  {
    Iterator<String> one = list.iterator();
    Iterator<String> other = list.iterator();
    //@ one.end();
    list.add("x"); //~ precondition:predicate
    other.next();
  }

  static void okOther(List<String> list)
    //@ requires list != null && list.valid() && list.size() == 2;
  {
    Iterator<String> one = list.iterator();
    Iterator<String> other = list.iterator();
    String first = one.next(), again = other.next();
    assert first == again;
    //@ one.end();
    //@ other.end();
    list.add("x");
  }

  static void wrongNext(List<String> list)
    //@ requires list != null && list.valid();
  {
    Iterator<String> all = list.iterator();
    all.next(); //~ precondition:false
  }

  static void wrongLast(ArrayDeque<String> queue)
    //@ requires queue != null && queue.valid() && queue.size() == 1;
  {
    Iterator<String> all = queue.iterator();
    all.next();
    all.next(); //~ precondition:false
  }

  // Within the loop, too.
  static void wrongLoop(List<String> list)
    //@ requires list != null && list.valid();
  {
    for (String text : list)
      //@ invariant acc(list.valid(), 1/2);
    {
      Iterator<String> all = list.iterator();
      //@ all.end();
      list.clear(); //~ precondition:predicate
    }
  }
}
