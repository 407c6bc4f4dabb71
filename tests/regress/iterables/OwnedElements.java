// A loop over a collection of which an invariant holds a part: what it says of the collection is said of the loop's elements.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

interface Listener {
  //@ predicate valid();

  //@ requires valid();
  //@ ensures valid();
  void update(int value);
}

class Counter implements Listener {
  int n;

  //@ predicate valid() = acc(n) && n >= 0;

  Counter()
    //@ ensures valid();
  {}

  //@ requires valid();
  //@ ensures valid();
  public void update(int value) {
    if (n < 1000) n++;
  }
}

class Subject {
  private final List<Listener> listeners = new ArrayList<>();

  /*@ predicate valid() = listeners.valid()
        && (\forall* int i; 0 <= i && i < listeners.size(); listeners.get(i) != null && listeners.get(i).valid()); @*/

  //@ ensures valid();
  Subject() {}

  //@ requires valid() && listener != null && listener.valid();
  //@ ensures valid();
  void add(Listener listener) {
    listeners.add(listener);
  }

  //@ requires valid();
  //@ ensures valid();
  void fire(int value) {
    for (Listener listener : listeners)
      /*@ invariant acc(listeners.valid(), 1/2)
            && (\forall* int i; 0 <= i && i < listeners.size(); listeners.get(i) != null && listeners.get(i).valid()); @*/
    {
      listener.update(value);
    }
  }

  //@ requires valid();
  //@ ensures valid();
  void fireOther(int value, Listener other) {
    for (Listener listener : listeners)
      /*@ invariant acc(listeners.valid(), 1/2)
            && (\forall* int i; 0 <= i && i < listeners.size(); listeners.get(i) != null && listeners.get(i).valid()); @*/
    {
      other.update(value); //~ call:null
      //~^ precondition:predicate
    }
  }

  //@ requires valid();
  void growing(Listener other) {
    for (Listener listener : listeners)
      //@ invariant acc(listeners.valid(), 1/2);
    {
      listeners.add(other); //~ precondition:predicate
    }
  }
}

class Readers {
  static void list(List<String> list)
    //@ requires list != null && list.valid();
  {
    for (String s : list)
      //@ invariant acc(list.valid(), 1/2);
    {
      int size = list.size();
      //@ assert \index < size && s == list.get(\index);
    }
  }

  static void listAndOther(List<String> list, List<String> other)
    //@ requires list != null && list.valid() && other != null && other.valid();
  {
    for (String s : list)
      //@ invariant acc(other.valid(), 1/2);
    {
      int size = other.size();
      //@ assert \index < size; //~ assert:false
    }
  }

  static void queue(ArrayDeque<String> queue)
    //@ requires queue != null && queue.valid();
  {
    for (String s : queue)
      //@ invariant acc(queue.valid(), 1/2);
    {
      //@ assert queue.view()[\index] == s && queue.size() > 0;
    }
  }

  static void set(HashSet<String> set)
    //@ requires set != null && set.valid();
    //@ ensures set.valid();
  {
    for (String s : set)
      //@ invariant acc(set.valid(), 1/2);
    {
      //@ assert set.size() > \index;
      if (s == null) break;
    }
  }
}

class Arrays {
  static int greatest(int[] a)
    //@ requires acc(a[*], 1/2) && a.length > 0;
    //@ ensures acc(a[*], 1/2) && (\forall int i; 0 <= i && i < a.length; a[i] <= result);
  {
    int most = a[0];
    for (int x : a)
      //@ invariant acc(a[*], 1/2) && (\forall int i; 0 <= i && i < \index; a[i] <= most);
    {
      if (x > most) most = x;
    }
    return most;
  }

  static int tooFar(int[] a)
    //@ requires acc(a[*], 1/2) && a.length > 0;
    //@ ensures acc(a[*], 1/2);
  {
    int most = a[0];
    for (int x : a)
      //@ invariant acc(a[*], 1/2) && (\forall int i; 0 <= i && i <= \index; a[i] <= most); //~ contract:bounds
      //~^ invariant-body:false
    {
      if (x > most) most = x;
    }
    return most;
  }
}
