import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedList;
import java.util.List;
import java.util.Queue;

// A list that is a queue as well: one sequence for both. Unlike other queues it takes null.
class Linked {
  static void okBoth(String a, String b) {
    LinkedList<String> list = new LinkedList<>();
    list.add(a);
    list.addFirst(b);
    assert list.get(0) == b && list.getLast() == a && list.size() == 2;
    List<String> asList = list;
    asList.add(null);
    Deque<String> queue = list;
    String first = queue.poll();
    assert first == b && asList.size() == 2 && queue.getLast() == null;
    //@ assert list.view() == seq<String>{a, null};
    asList.remove(0);
    list.push("c");
    list.clear();
    assert list.isEmpty() && queue.peek() == null;
  }

  // Null at its head, which is not the end of it.
  static void okNullAtHead() {
    LinkedList<String> list = new LinkedList<>();
    list.add(null);
    String first = list.poll();
    assert first == null && list.isEmpty();
  }

  static void wrongPeek(LinkedList<String> list)
    //@ requires list != null && list.valid() && list.size() > 0;
  {
    assert list.peek() != null; //~ assert:false
  }

  static void wrongPop(LinkedList<String> list)
    //@ requires list != null && list.valid();
  {
    String first = list.poll();
    if (first == null) return;
    list.pop(); //~ precondition:false
  }

  // What is known as a queue only may refuse null.
  static void wrongNull(Queue<String> queue)
    //@ requires queue != null && queue.valid();
  {
    queue.offer(null); //~ precondition:false
  }

  static void wrongAlias(LinkedList<String> list)
    //@ requires list != null && list.valid() && list.size() == 1;
  {
    Deque<String> queue = list;
    queue.removeLast();
    list.get(0); //~ precondition:false
  }

  static void wrongTwice(List<String> list, Deque<String> queue)
    //@ requires list != null && list.valid() && list == queue;
  {
    for (String text : list)
      //@ invariant acc(list.valid(), 1/2);
    {
      queue.clear(); //~ precondition:predicate
    }
  }
}

class Ends {
  static void okOffers() {
    Deque<Integer> queue = new ArrayDeque<>();
    queue.offerFirst(1);
    queue.offerLast(2);
    assert queue.peekFirst() == 1 && queue.peekLast() == 2;
    int last = queue.pollLast();
    assert last == 2;
    queue.pollFirst();
    Integer none = queue.pollLast();
    assert none == null && queue.peekFirst() == null && queue.isEmpty();
  }

  static void wrongOrder() {
    Deque<Integer> queue = new ArrayDeque<>();
    queue.offerFirst(1);
    queue.offerFirst(2);
    assert queue.peekFirst() == 1; //~ assert:false
  }

  static void wrongUnboxing(Deque<Integer> queue)
    //@ requires queue != null && queue.valid();
  {
    int first = queue.pollFirst(); //~ call:null
  }

  static void wrongOffer(Deque<Integer> queue)
    //@ requires queue != null && queue.valid();
  {
    queue.offerLast(null); //~ precondition:false
  }
}
