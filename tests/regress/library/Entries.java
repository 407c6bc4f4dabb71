import java.util.HashMap;
import java.util.Map;

// `for` over the keys, values and entries of a map: it cannot be changed meanwhile, but by its entries.
class Entries {
  static int okTotal(Map<String, Integer> counts)
    //@ requires counts != null && counts.valid();
    //@ ensures counts.valid() && counts.view() == \old(counts.view());
  {
    int n = 0;
    for (Map.Entry<String, Integer> entry : counts.entrySet())
      //@ invariant 0 <= n && n <= \index;
    {
      Integer value = entry.getValue();
      if (value != null && value > 0 && n < Integer.MAX_VALUE) n++;
    }
    return n;
  }

  static boolean okFind(Map<String, Integer> counts, Integer wanted)
    //@ requires counts != null && counts.valid();
    //@ ensures counts.valid() && counts.view() == \old(counts.view()) && (\result ==> wanted \in counts.view().values);
  {
    for (Map.Entry<String, Integer> entry : counts.entrySet())
      //@ invariant acc(counts.valid(), 1/2) && counts.view() == \old(counts.view());
    {
      assert counts.containsKey(entry.getKey()) && counts.get(entry.getKey()) == entry.getValue();
      if (entry.getValue() == wanted) return true;
    }
    return false;
  }

  static int okKeys(Map<String, Integer> counts)
    //@ requires counts != null && counts.valid();
    //@ ensures counts.valid() && counts.view() == \old(counts.view()) && \result == counts.size();
  {
    int n = 0;
    for (String key : counts.keySet())
      //@ invariant acc(counts.valid(), 1/2) && n == \index && counts.keyOrder() == \old(counts.keyOrder());
    {
      n++;
      //@ assert counts.keyAt(\index) \in counts.view().keys;
      assert counts.containsKey(key);
    }
    return n;
  }

  static int okValues(Map<String, Integer> counts)
    //@ requires counts != null && counts.valid();
    //@ ensures counts.valid() && counts.view() == \old(counts.view()) && \result == counts.size();
  {
    int n = 0;
    for (Integer value : counts.values())
      //@ invariant n == \index;
    {
      n++;
    }
    return n;
  }

  // The map is back on each way out.
  static void okBack(Map<String, Integer> counts)
    //@ requires counts != null && counts.valid();
  {
    for (Map.Entry<String, Integer> entry : counts.entrySet()) {
      if (entry.getKey() == "a") break;
      if (entry.getKey() == "b") continue;
      if (entry.getKey() == "c") return;
    }
    counts.put("a", 1);
  }

  static void wrongRead(Map<String, Integer> counts)
    //@ requires counts != null && counts.valid();
  {
    for (Map.Entry<String, Integer> entry : counts.entrySet()) {
      counts.size(); //~ precondition:predicate
    }
  }

  // The entries come in the order of the keys.
  static void okOrder(HashMap<String, String> names)
    //@ requires names != null && names.valid();
    //@ ensures names.valid() && names.keyOrder() == \old(names.keyOrder());
  {
    for (Map.Entry<String, String> entry : names.entrySet())
      //@ invariant acc(names.valid(), 1/2) && names.keyOrder() == \old(names.keyOrder());
    {
      //@ assert entry.getKey() == names.keyOrder()[\index];
      entry.setValue(entry.getKey());
    }
  }

  // Who has the entry has it for good: the loop cannot go on.
  static void keep(Map.Entry<String, Integer> entry)
    //@ requires entry != null && entry.valid();
  {
  }

  static void wrongGiven(Map<String, Integer> counts)
    //@ requires counts != null && counts.valid();
  {
    for (Map.Entry<String, Integer> entry : counts.entrySet()) { //~ precondition:predicate
      keep(entry);
    }
  }

  // Another value is there afterwards, and the others are what they were.
  static void wrongOthers(Map<String, Integer> counts)
    //@ requires counts != null && counts.valid() && counts.containsKey("a");
    //@ ensures counts.valid();
  {
    for (Map.Entry<String, Integer> entry : counts.entrySet())
      //@ invariant acc(counts.valid(), 1/2) && counts.view().keys == \old(counts.view().keys);
    {
      if (entry.getKey() != null && entry.getKey().equals("a")) {
        entry.setValue(1);
        assert counts.get("a") != null && counts.get("a") == entry.getValue();
        assert counts.get("b") == null; //~ assert:false
      }
    }
  }

  static void okSet(Map<String, Integer> counts)
    //@ requires counts != null && counts.valid();
    //@ ensures counts.valid();
  {
    for (Map.Entry<String, Integer> entry : counts.entrySet())
      //@ invariant acc(counts.valid(), 1/2);
    {
      Integer old = entry.getValue();
      Integer before = entry.setValue(0);
      assert before == old && entry.getValue() != null && entry.getValue() == 0;
      assert counts.get(entry.getKey()) == entry.getValue();
    }
  }

  static void wrongSet(Map<String, Integer> counts)
    //@ requires counts != null && counts.valid();
    //@ ensures counts.valid() && counts.view() == \old(counts.view()); //~ postcondition:false
  {
    for (Map.Entry<String, Integer> entry : counts.entrySet())
      //@ invariant acc(counts.valid(), 1/2);
    {
      entry.setValue(0);
    }
  }

  // Others who read it meanwhile would see another value.
  static void wrongSetUnseen(Map<String, Integer> counts)
    //@ requires counts != null && counts.valid();
  {
    for (Map.Entry<String, Integer> entry : counts.entrySet()) {
      entry.setValue(0); //~ precondition:predicate
    }
  }

  static void wrongPut(Map<String, Integer> counts)
    //@ requires counts != null && counts.valid();
  {
    for (Map.Entry<String, Integer> entry : counts.entrySet())
      //@ invariant acc(counts.valid(), 1/2);
    {
      counts.put(entry.getKey(), 1); //~ precondition:predicate
    }
  }

  static void wrongRemove(Map<String, Integer> counts)
    //@ requires counts != null && counts.valid();
  {
    for (String key : counts.keySet())
      //@ invariant acc(counts.valid(), 15/16);
    {
      counts.remove(key); //~ precondition:predicate
    }
  }

  // An entry is of no use after the loop: who knows what the map has then.
  static void wrongKept(Map<String, Integer> counts)
    //@ requires counts != null && counts.valid();
  {
    Map.Entry<String, Integer> kept = null;
    for (Map.Entry<String, Integer> entry : counts.entrySet()) {
      kept = entry;
    }
    counts.clear();
    if (kept != null) {
      Integer value = kept.getValue(); //~ precondition:predicate
    }
  }

  static void wrongNested(Map<String, Integer> counts)
    //@ requires counts != null && counts.valid();
  {
    for (Map.Entry<String, Integer> outer : counts.entrySet())
      //@ invariant acc(counts.valid(), 1/2);
    {
      for (Map.Entry<String, Integer> inner : counts.entrySet()) {
        inner.setValue(0); //~ precondition:predicate
      }
    }
  }

  static void wrongNull(Map<String, Integer> counts) {
    for (Map.Entry<String, Integer> entry : counts.entrySet()) { //~ precondition:predicate call:null
    }
  }

  public static void main(String[] args) {
    Map<String, Integer> counts = new HashMap<>();
    counts.put("one", 1);
    counts.put("two", 2);
    counts.put(null, 3);
    for (Map.Entry<String, Integer> entry : counts.entrySet())
      //@ invariant acc(counts.valid(), 1/2);
    {
      System.out.println(entry.getKey());
      entry.setValue(7);
    }
    for (String key : counts.keySet()) System.out.println(key);
    int n = 0;
    for (Integer value : counts.values()) n = value == null ? 0 : value;
    System.out.println(n);
  }
}
