// de Boer and Bonsangue, "Symbolic execution formally explained", section 4: path conditions that are computed backward,
// from the last step of a trace to the first.
// warrant explore --call 'Cells.alias("p", "q")' --path-condition backward --table Cells.java
class Cell {
  int value;
  Cell next;
}

class Cells {
  // x := e
  static int swap(int a, int b) {
    int t = a;
    a = b;
    b = t;
    if (a < b) return 1;
    return 2;
  }

  // e.f := e': whether p and q are one object is a condition of the value.
  //@ requires p != null && q != null && acc(p.value) && (p != q ==> acc(q.value));
  //@ ensures acc(p.value) && (p != q ==> acc(q.value)) && result == (p == q ? 2 : 1);
  static int alias(Cell p, Cell q) {
    p.value = 1;
    q.value = 2;
    if (p.value == 1) return 1;
    return 2;
  }

  // x := new C: a new object is none of those that were there, and its fields are 0 and null.
  //@ requires p != null && acc(p.next);
  //@ ensures acc(p.next) && p.next == q && result == (q == null ? 0 : 1);
  static int create(Cell p, Cell q) {
    Cell c = new Cell();
    p.next = q;
    if (c == q || c.value != 0) return 2;
    if (p.next == c.next) return 0;
    return 1;
  }
}
