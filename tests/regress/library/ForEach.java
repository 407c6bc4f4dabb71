import java.util.ArrayDeque;
import java.util.List;

// `for (T x : e)` over a collection: it cannot be changed in the loop. `\index` counts the iterations.
class ForEach {
  static int okCount(List<String> list)
    //@ requires list != null && list.valid();
    //@ ensures list.valid() && \result == list.size() && list.view() == \old(list.view());
  {
    int n = 0;
    for (String text : list)
      //@ invariant n == \index;
    {
      n = n + 1;
    }
    return n;
  }

  static int wrongCount(List<String> list)
    //@ requires list != null && list.valid();
    //@ ensures list.valid() && \result == list.size(); //~ postcondition:false
  {
    int n = 0;
    for (String text : list)
      //@ invariant n <= \index;
    {
      n = n + 1;
      if (text == null) n = n - 1;
    }
    return n;
  }

  static boolean okFind(List<String> list, String wanted)
    //@ requires list != null && list.valid();
    //@ ensures list.valid() && list.view() == \old(list.view()) && (\result ==> wanted \in list.view());
    //@ ensures !\result ==> (\forall int i; 0 <= i && i < |list.view()|; list.view()[i] != wanted);
  {
    for (String text : list)
      //@ invariant acc(list.valid(), 1/2) && list.view() == \old(list.view());
      //@ invariant (\forall int i; 0 <= i && i < \index; list.view()[i] != wanted);
    {
      if (text == wanted) return true;
    }
    return false;
  }

  static void wrongAdd(List<Integer> list)
    //@ requires list != null && list.valid();
  {
    for (Integer n : list)
      //@ invariant acc(list.valid(), 1/2);
    {
      list.add(5); //~ precondition:predicate
    }
  }

  static void wrongKept(List<Integer> list)
    //@ requires list != null && list.valid();
  {
    for (Integer n : list)
      //@ invariant list.valid(); //~ invariant-entry:predicate
    {
      list.remove(0);
    }
  }

  // Removed and added again, it has changed all the same.
  static void wrongAlias(List<Integer> list, List<Integer> same)
    //@ requires list != null && list.valid() && same == list && list.size() == 1;
  {
    for (Integer n : list)
      //@ invariant acc(list.valid(), 1/2);
    {
      same.clear(); //~ precondition:predicate
    }
  }

  static void okBehind(List<Integer> list)
    //@ requires list != null && list.valid();
    //@ ensures list.valid() && list.size() == 0;
  {
    for (Integer n : list) {
      if (n == null) break;
    }
    list.clear();
  }

  static void okNested(List<Integer> list)
    //@ requires list != null && list.valid();
    //@ ensures list.valid();
  {
    for (Integer n : list)
      //@ invariant acc(list.valid(), 1/2);
    {
      for (Integer m : list) {
        if (m == n) continue;
      }
    }
  }

  static void wrongNull(List<Integer> list)
    //@ requires list != null && list.valid();
  {
    for (int n : list) { //~ call:null
    }
  }

  static void wrongNone(List<Integer> list)
    //@ requires list != null ==> list.valid();
  {
    for (Integer n : list) { //~ call:null
    }
  }

  static void okThrow(List<Integer> list)
    //@ requires list != null && list.valid();
    //@ ensures list.valid();
    //@ signals (IllegalStateException e) list.valid();
  {
    for (Integer n : list) {
      if (n == null) throw new IllegalStateException();
    }
  }

  static void okDeque(ArrayDeque<String> queue)
    //@ requires queue != null && queue.valid();
  {
    for (String text : queue) {
    }
    queue.clear();
    assert queue.size() == 0;
  }

  static int okArray(int[] a)
    //@ requires acc(a[*]);
    //@ ensures acc(a[*]);
  {
    int n = 0;
    for (int x : a)
      //@ invariant acc(a[*]) && n == \index;
    {
      n++;
    }
    return n;
  }
}
