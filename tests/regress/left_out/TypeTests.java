import java.util.List;

// A test of a class does not depend on what is left out elsewhere, nor do contracts that have one.
class TypeTests {
  static void leftOut(Object o) {
    synchronized (o) { //~ W0009
    }
  }

  static void ok(Object o)
    //@ requires o instanceof TypeTests;
  {
    boolean is = o instanceof TypeTests;
    assert is && o != null;
  }

  static void wrong(Object o) {
    boolean is = o instanceof String;
    assert is; //~ assert:false
  }

  static void okAdd(List<String> list)
    //@ requires list != null && list.valid() && list.size() == 0;
    //@ ensures list.valid() && list.contains("a");
  {
    list.add("a");
  }

  static void wrongAdd(List<String> list)
    //@ requires list != null && list.valid();
    //@ ensures list.valid() && list.size() == \old(list.size()); //~ postcondition:false
  {
    list.add("a");
  }

  static void wrongView(List<String> list)
    //@ requires list != null && acc(list.valid(), 1/2);
  {
    list.add("a"); //~ precondition:predicate
  }
}
