// A recursive pure method whose precondition calls another one has a definition.
class Node {
  int value;
  Node next;

  //@ predicate valid() = acc(value) ** acc(next) ** (next != null ==> next.valid());

  /*@ pure int length() requires valid(); ensures result >= 1;
    @   = opening valid() in (1 + (next == null ? 0 : next.length()));
    @*/

  /*@ pure int get(int i) requires valid() && 0 <= i && i < length();
    @   = opening valid() in (i == 0 ? value : next.get(i - 1));
    @*/

  //@ requires valid();
  //@ ensures valid() && result == get(0);
  int okFirst() {
    return value;
  }

  //@ requires valid();
  //@ ensures valid() && result == get(0); //~ postcondition:false
  int wrongFirst() {
    return value + 1; //~ arithmetic:overflow
  }

  //@ requires valid();
  //@ ensures valid() && get(0) == v && length() == old(length());
  void okSet(int v) {
    value = v;
  }

  //@ requires valid() && 1 < length();
  //@ ensures valid() && 1 < length() && result == get(1);
  int okSecond() {
    return next.value;
  }

  //@ requires valid() && 1 < length();
  //@ ensures valid() && 1 < length() && result == get(1); //~ postcondition:false
  int wrongSecond() {
    return value;
  }

  //@ requires valid();
  //@ ensures valid() && get(1) == get(1); //~ contract:false
  int wrongIndex() {
    return value;
  }

  //@ ensures result != null && result.valid() && result.length() == 2 && result.get(0) == a && result.get(1) == b;
  static Node okTwo(int a, int b) {
    Node first = new Node();
    first.value = a;
    first.next = new Node();
    first.next.value = b;
    return first;
  }
}

// Without a heap; and where the precondition of the recursive call does not follow there is no definition.
class Numbers {
  //@ static pure int even(int n) requires 0 <= n; decreases n; = n == 0 ? 0 : 2 + even(n - 1);

  //@ static pure int okDown(int n) requires 0 <= n && even(n) >= 0; decreases n; = n == 0 ? 0 : okDown(n - 1); //~ contract:false

  //@ static pure int zero(int n) requires 0 <= n; decreases n; = n == 0 ? 0 : zero(n - 1);

  //@ static pure int down(int n) requires 0 <= n && zero(n) == 0; decreases n; = n == 0 ? 0 : 1 + down(n - 1);

  static void okUse(int n)
    //@ requires 0 < n && zero(n) == 0 && zero(n - 1) == 0;
  {
    //@ assert down(n) == 1 + down(n - 1);
    //@ assert down(3) == 3;
  }

  static void wrongUse(int n)
    //@ requires 0 < n && zero(n) == 0;
  {
    //@ assert down(n) == down(n - 1); //~ assert:false
  }
}
