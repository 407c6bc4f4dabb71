import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

// A list over an array: it can be read, and neither it nor the array changes any more.
class AsList {
  static void okRead(String[] names)
    //@ requires names != null && acc(names[*]) && names.length == 3;
    //@ ensures acc(names[*], 1/2);
  {
    String second = names[1];
    List<String> list = Arrays.asList(names);
    assert list.get(1) == second && list.size() == 3;
    assert list.get(1) == names[1];
    for (String name : list) {
    }
  }

  static void wrongRead(String[] names)
    //@ requires names != null && acc(names[*]) && names.length == 3;
  {
    List<String> list = Arrays.asList(names);
    assert list.get(1) == names[2]; //~ assert:false
  }

  // An UnsupportedOperationException.
  static void wrongAdd(String[] names)
    //@ requires names != null && acc(names[*]);
  {
    List<String> list = Arrays.asList(names);
    list.add("x"); //~ precondition:predicate
  }

  static void wrongRemove(String[] names)
    //@ requires names != null && acc(names[*]) && names.length == 3;
  {
    Iterator<String> all = Arrays.asList(names).iterator();
    all.next();
    all.remove(); //~ precondition:predicate
  }

  // It would show in the list.
  static void wrongWrite(String[] names)
    //@ requires names != null && acc(names[*]) && names.length == 3;
  {
    List<String> list = Arrays.asList(names);
    names[1] = "x"; //~ write:permission
  }

  static void wrongNull(String[] names)
  {
    List<String> list = Arrays.asList(names); //~ precondition:permission precondition:false
  }

  static void wrongGathered() {
    List<String> texts = Arrays.asList("a", "b");
    texts.add("c"); //~ precondition:predicate
  }
}
