import java.util.Iterator;
import java.util.List;
import java.util.Map;

// In a program that makes none that cannot be changed nothing is asked.
class SharedRemoval {
  static void fill(List<String> list, Map<String, String> map)
    //@ requires list != null && list.valid() && map != null && map.valid();
    //@ ensures list.valid() && map.valid() && |list.view()| == |\old(list.view())| + 1;
  {
    list.add("x");
    map.put("x", "y");
  }

  static void removeFirst(List<String> list)
    //@ requires list != null && list.valid() && |list.view()| > 0;
    //@ ensures list.valid() && list.view() == \old(list.view())[1..];
  {
    Iterator<String> it = list.iterator();
    it.next();
    it.remove();
    //@ it.end();
  }
}
