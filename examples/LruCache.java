import java.util.ArrayList;
import java.util.HashMap;
import java.util.Objects;

// A cache of a bounded number of answers. A list has the keys in the order of their use, the last one behind; where
// there is no room, the first one goes.
class LruCache {
  private final int capacity;
  private final HashMap<Integer, String> answers;
  private final ArrayList<Integer> order;

  /*@ predicate valid() = answers != null && answers.valid() && order != null && order.valid() && 0 < capacity
        && order.size() <= capacity
        && (\forall int i = 0 .. |order.view()|; order.view()[i] != null)
        && answers.view().keys <= order.allKeys().set;
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

  // The keys in the order of their use, and the answers that they have.
  //@ requires valid();
  //@ pure ghost seq<Object> used() = order.allKeys();

  //@ requires valid();
  //@ pure ghost map<Object, String> held() = answers.view();

  // The answer, or null; the key is the one that was used last.
  String get(Integer key)
    //@ requires valid() && key != null;
    //@ ensures valid() && result == answer(key) && held() == old(held()) && capacity() == old(capacity());
    /*@ ensures Objects.key(key) \in old(used())
              ? (\exists int i = 0 .. old(|used()|); old(used())[i] == Objects.key(key)
                   && used() == old(used())[..i] + old(used())[i + 1..] + seq<Object>{Objects.key(key)})
              : used() == old(used()); @*/
  {
    int place = order.indexOf(key);
    if (place >= 0) {
      //@ ghost seq<Object> before = order.allKeys();
      order.remove(place);
      order.add(key);
      //@ moved(before, place);
    }
    return answers.get(key);
  }

  // What is moved to the end is there still.
  /*@ ghost static void moved(seq<Object> keys, int i)
        requires 0 <= i && i < |keys|;
        ensures (keys[..i] + keys[i + 1..] + seq<Object>{keys[i]}).bag == keys.bag;
        ensures (keys[..i] + keys[i + 1..] + seq<Object>{keys[i]}).set == keys.set;
      { }

      ghost static void withoutFirst(seq<Object> keys)
        requires 0 < |keys|;
        ensures keys.set - set<Object>{keys[0]} <= keys.tail.set;
      { } @*/

  // Makes room, if there is none.
  void put(Integer key, String answer)
    //@ requires valid() && key != null;
    //@ ensures valid() && has(key) && answer(key) == answer && capacity() == old(capacity());
    //@ ensures old(has(key)) ==> used() == old(used()) && held() == old(held())[Objects.key(key) -> answer];
    /*@ ensures !old(has(key)) && old(|used()| < capacity()) ==> used() == old(used()) + seq<Object>{Objects.key(key)}
          && held() == old(held())[Objects.key(key) -> answer]; @*/
    /*@ ensures !old(has(key)) && old(|used()| == capacity()) ==>
          used() == old(used()).tail + seq<Object>{Objects.key(key)}
          && held() == old(held()).remove(old(used())[0])[Objects.key(key) -> answer]; @*/
  {
    if (!answers.containsKey(key)) {
      if (order.size() == capacity) {
        Integer oldest = order.get(0);
        //@ assert order.keyAt(0) == Objects.key(oldest);
        //@ ghost seq<Object> before = order.allKeys();
        order.remove(0);
        answers.remove(oldest);
        //@ withoutFirst(before);
      }
      order.add(key);
    }
    answers.put(key, answer);
  }

  public static void main(String[] args) {
    LruCache cache = new LruCache(2);
    cache.put(1, "one");
    String one = cache.get(1);
    assert one == "one";
  }
}
