import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

// An Iterable that gives the iterator of a list it has: the loop keeps that half of the list, and gives it back.
class Team implements Iterable<String> {
  private final List<String> names = new ArrayList<>();

  //@ predicate valid() = names != null && names.valid();

  //@ requires valid();
  //@ pure ghost seq<String> view() = names.view();

  Team()
    //@ ensures valid() && view() == seq<String>{};
  {
  }

  void add(String name)
    //@ requires valid();
    //@ ensures valid() && view() == \old(view()) + seq<String>{name};
  {
    names.add(name);
  }

  //@ requires names != null && acc(names.valid(), 1/2);
  //@ ensures result != null && result.valid() && result.of() == names;
  //@ ensures result.elements() == \old(names.view()) && result.count() == 0;
  public Iterator<String> iterator() {
    return names.iterator();
  }

  int count()
    //@ requires valid();
    //@ ensures valid() && view() == \old(view()) && \result == |view()|;
  {
    int n = 0;
    for (String name : this)
      //@ invariant n == \index;
    {
      n++;
    }
    return n;
  }

  boolean has(String wanted)
    //@ requires valid();
    //@ ensures valid() && view() == \old(view()) && (\result ==> wanted \in view());
  {
    for (String name : this) {
      if (name == wanted) return true;
    }
    return false;
  }

  int wrongCount()
    //@ requires valid();
    //@ ensures valid() && \result == |view()|; //~ postcondition:false
  {
    int n = 0;
    for (String name : this)
      //@ invariant n <= \index;
    {
      if (name != null) n++;
    }
    return n;
  }

  // It would throw a ConcurrentModificationException.
  void wrongAdd()
    //@ requires valid();
  {
    for (String name : this)
      //@ invariant acc(names.valid(), 1/2);
    {
      names.add(name); //~ precondition:predicate
    }
  }

  public static void main(String[] args) {
    Team team = new Team();
    team.add("Ada");
    team.add("Bob");
    int n = 0;
    for (String name : team.names)
      //@ invariant n == \index;
    {
      n++;
    }
    int again = team.count();
    assert again == 2 && n == 2;
    System.out.println(n);
  }
}
