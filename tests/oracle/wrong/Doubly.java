// Neighbours that point at each other.
class Doubly {
  int v;
  Doubly prev, next;

  static int mid(Doubly a, Doubly b)
    //@ requires a != null && b != null && acc(a.v) && acc(a.prev) && acc(a.next) && acc(b.v) && acc(b.prev) && acc(b.next);
    //@ requires a.next == b && b.prev == a && a.prev == null && b.next != null && acc(b.next.v) && acc(b.next.prev) && b.next.prev == b && b.next.v == a.v + b.v;
    //@ requires a.v > 1000 && b.v > 1000 && a.v < 5000 && b.v < 5000;
    //@ ensures acc(a.v) && acc(b.v) && acc(b.next) && acc(b.next.v) && b.next.v < 9990;
  {
    return b.next.v;
  }
}
