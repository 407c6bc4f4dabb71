import java.util.ArrayList;
import java.util.List;

// Behind the permission to it, an invariant may read a list at the indices of the loop over it.
class ReadAtIndex {
  static String okLast(List<String> list)
    //@ requires list != null && list.valid() && list.size() > 0;
    //@ ensures list.valid() && list.size() > 0 && result == list.get(list.size() - 1);
  {
    String last = null;
    for (String text : list)
      //@ invariant acc(list.valid(), 1/2);
      //@ invariant \index > 0 ==> last == list.get(\index - 1);
    {
      last = text;
    }
    return last;
  }

  static String wrongFirst(List<String> list)
    //@ requires list != null && list.valid() && list.size() > 0;
    //@ ensures list.valid() && list.size() > 0 && result == list.get(0); //~ postcondition:false
  {
    String last = null;
    for (String text : list)
      //@ invariant acc(list.valid(), 1/2) && (\index > 0 ==> last == list.get(\index - 1));
    {
      last = text;
    }
    return last;
  }

  static void wrongNext(List<String> list)
    //@ requires list != null && list.valid();
    //@ ensures list.valid();
  {
    String last = null;
    for (String text : list)
      //@ invariant acc(list.valid(), 1/2);
      //@ invariant last == null || last == list.get(\index); //~ contract:false
    {
      last = null;
    }
  }

  // Another list has other elements.
  static void wrongOther(List<String> list, List<String> other)
    //@ requires list != null && list.valid() && other != null && acc(other.valid(), 1/2);
    //@ ensures list.valid() && acc(other.valid(), 1/2);
  {
    String last = null;
    for (String text : list)
      //@ invariant acc(other.valid(), 1/2);
      //@ invariant \index > 0 ==> last == other.get(\index - 1); //~ contract:false invariant-body:false
    {
      last = text;
    }
  }

  static int okGreatest(List<Integer> list)
    //@ requires list != null && list.valid() && list.size() > 0;
    //@ requires (\forall int i; 0 <= i && i < list.size(); list.get(i) != null);
    //@ ensures list.valid() && (\forall int i; 0 <= i && i < list.size(); list.get(i) != null && list.get(i) <= result);
  {
    int most = list.get(0);
    for (int number : list)
      //@ invariant acc(list.valid(), 1/2);
      //@ invariant (\forall int i; 0 <= i && i < list.size(); list.get(i) != null);
      //@ invariant (\forall int i; 0 <= i && i < \index; list.get(i) <= most);
    {
      if (number > most) most = number;
    }
    return most;
  }

  static int wrongGreatest(List<Integer> list)
    //@ requires list != null && list.valid() && list.size() > 0;
    //@ requires (\forall int i; 0 <= i && i < list.size(); list.get(i) != null);
    //@ ensures list.valid();
  {
    int most = list.get(0);
    for (int number : list)
      //@ invariant acc(list.valid(), 1/2);
      //@ invariant (\forall int i; 0 <= i && i < list.size(); list.get(i) != null);
      //@ invariant (\forall int i; 0 <= i && i < \index; list.get(i) <= most); //~ invariant-body:false
    {
      if (number < most) most = number;
    }
    return most;
  }

  public static void main(String[] args) {
    List<String> texts = new ArrayList<>();
    texts.add("a");
    texts.add("b");
    okLast(texts);
    List<Integer> numbers = new ArrayList<>();
    numbers.add(1);
    numbers.add(5);
    okGreatest(numbers);
  }
}
