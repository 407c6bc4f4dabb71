// What a list contains after `remove(Object)`.
import java.util.ArrayList;
import java.util.List;

class Removed {
  static void others(List<String> list, String x, String y)
    //@ requires list.valid() && x != null && y != null && !x.equals(y);
  {
    boolean had = list.contains(y);
    list.remove(x);
    assert list.contains(y) == had;
  }

  // It may be there twice.
  static void itself(List<String> list, String x)
    //@ requires list.valid() && x != null;
  {
    list.remove(x);
    assert !list.contains(x); //~ assert:false
  }

  static void mayBeEqual(List<String> list, String x, String y)
    //@ requires list.valid() && x != null && y != null;
  {
    boolean had = list.contains(y);
    list.remove(x);
    assert list.contains(y) == had; //~ assert:false
  }

  static void places(List<String> list, String x)
    //@ requires list.valid() && x != null && list.size() > 2 && list.indexOf(x) == 1;
  {
    String zero = list.get(0), two = list.get(2);
    list.remove(x);
    assert list.get(0) == zero && list.get(1) == two;
  }

  static void placesWrong(List<String> list, String x)
    //@ requires list.valid() && x != null && list.size() > 2 && list.indexOf(x) == 1;
  {
    String two = list.get(2);
    list.remove(x);
    assert list.get(0) == two; //~ assert:false
  }

  static void boxes()
  {
    List<Integer> list = new ArrayList<>();
    list.add(5);
    list.add(7);
    boolean had = list.contains(7);
    list.remove(Integer.valueOf(5));
    assert list.get(0) == 7 && list.size() == 1 && had;
    assert list.contains(7);
  }

  public static void main(String[] args) {
    List<String> list = new ArrayList<>();
    list.add("a");
    list.add("b");
    others(list, "a", "b");
    boxes();
  }
}
