import java.util.ArrayList;
import java.util.HashMap;

// As in LruCache.java, but room is made too late, and what was asked for is taken out.
// A cache of a bounded number of answers. A list has the keys in the order of their use, the last one behind; where
// there is no room, the first one goes.
class LruCache {
  private final int capacity;
  private final HashMap<Integer, String> answers;
  private final ArrayList<Integer> order;

  /*@ predicate valid() = answers != null && answers.valid() && order != null && order.valid() && 0 < capacity
        && order.size() <= capacity
        && (\forall int i = 0 .. |order.view()|; order.view()[i] != null);
    @*/

  LruCache(int capacity)
    //@ requires 0 < capacity;
    //@ ensures valid() && size() == 0 && capacity() == capacity;
  {
    this.capacity = capacity;
    answers = new HashMap<>();
    order = new ArrayList<>();
  }

  //@ requires valid();
  //@ pure int capacity() = capacity;

  /*@ pure @*/ int size()
    //@ requires valid();
  {
    return answers.size();
  }

  /*@ pure @*/ boolean has(Integer key)
    //@ requires valid() && key != null;
  {
    return answers.containsKey(key);
  }

  //@ requires valid() && key != null;
  //@ pure String answer(Integer key) = answers.get(key);

  // The answer, or null; the key is the one that was used last.
  String get(Integer key)
    //@ requires valid() && key != null;
    //@ ensures valid() && answer(key) == old(answer(key)); //~ postcondition:false
    //@ ensures has(key) == old(has(key)); //~ postcondition:false
  {
    int place = order.indexOf(key);
    if (place >= 0) {
      order.remove(place);
      order.add(key);
    }
    return answers.remove(key);
  }

  // Makes room, if there is none.
  void put(Integer key, String answer)
    //@ requires valid() && key != null;
    //@ ensures valid(); //~ postcondition:predicate
    //@ ensures has(key) && answer(key) == answer && capacity() == old(capacity());
  {
    if (!answers.containsKey(key)) {
      if (order.size() > capacity) {
        Integer oldest = order.get(0);
        order.remove(0);
        answers.remove(oldest);
      }
      order.add(key);
    }
    answers.put(key, answer);
  }
}
