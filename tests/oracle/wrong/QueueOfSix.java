import java.util.*;

// A list of exactly six in an object.
class QueueOfSix {
  List<Integer> waiting;
  //@ predicate valid() = acc(waiting) && waiting != null && waiting.valid() && waiting.size() == 6;

  int serve()
    //@ requires valid();
    //@ ensures valid();
  {
    //@ open valid();
    int first = waiting.get(0);
    //@ close valid();
    return first;
  }

  void forget()
    //@ requires valid();
    //@ ensures valid();
  {
    //@ open valid();
    waiting.remove(0);
    //@ close valid();
  }
}
