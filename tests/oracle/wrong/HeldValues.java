import java.util.*;

// What is wrong shows only where collections, maps and optionals hold something.
class HeldValues {
  static int count(Map<String, Integer> map)
    //@ requires map != null ** map.valid();
    //@ ensures map.valid() ** result == map.size();
  {
    return map.isEmpty() ? 0 : 1;
  }

  static int look(Map<String, Integer> map, String key)
    //@ requires map != null ** map.valid() ** key != null;
    //@ ensures map.valid();
  {
    return map.get(key);
  }

  static void put(HashMap<String, Integer> map)
    //@ requires map != null ** map.valid();
    //@ ensures map.valid() ** map.size() == old(map.size()) + 1;
  {
    map.put("a", 1);
  }

  static boolean has(Set<Integer> set, int x)
    //@ requires set != null ** set.valid();
    //@ ensures set.valid() ** !result;
  {
    return set.contains(x);
  }

  static long first(Deque<Long> deque)
    //@ requires deque != null ** deque.valid() ** deque.size() > 0;
    //@ ensures deque.valid();
    //@ ensures result != 3;
  {
    Long first = deque.peekFirst();
    return first == null ? 0 : first;
  }

  static char letter(Optional<Character> held)
    //@ requires held != null;
    //@ ensures result != 'a';
  {
    return held.isPresent() ? held.get() : 'z';
  }

  static boolean isThree(Object object)
    //@ ensures !result;
  {
    return object instanceof Long && ((Long) object) == 3L;
  }

  static <T extends Comparable<T>> T greater(T a, T b)
    //@ requires a != null && b != null;
    //@ ensures result == a;
  {
    return a.compareTo(b) >= 0 ? a : b;
  }

  static boolean isSymmetric(String text)
    //@ requires text != null;
    //@ ensures result ==> text.length() == 0 || text.charAt(0) == text.charAt(text.length() - 1);
  {
    return text.length() < 2 || text.charAt(0) == text.charAt(1);
  }
}

class Holder<T> {
  T held;
  Holder<T> next;
  //@ predicate valid() = acc(held) ** acc(next);

  static int length(Holder<String> holder)
    //@ requires holder != null ** holder.valid() ** holder.held != null;
    //@ ensures holder.valid() ** result != 2;
  {
    return holder.held.length();
  }
}

enum Lamp {
  ON,
  OFF;

  Lamp switched()
    //@ ensures result != this;
  {
    return OFF;
  }
}
