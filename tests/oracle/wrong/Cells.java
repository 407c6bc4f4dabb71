// An array of objects, each held by a family of predicates.
class Cells {
  static class Cell {
    int v;
    //@ predicate small() = acc(v) && 0 <= v && v < 50;
  }
  Cell[] cells;
  /*@ predicate valid() = acc(cells) && cells != null && cells.length == 4 && acc(cells[*])
        && (\forall* int i; 0 <= i && i < 4; cells[i] != null && cells[i].small()); @*/

  int total()
    //@ requires valid();
    //@ ensures valid() && result < 190;
  {
    int sum = 0;
    //@ open valid();
    //@ open cells[0].small();
    sum += cells[0].v;
    //@ close cells[0].small();
    //@ open cells[1].small();
    sum += cells[1].v;
    //@ close cells[1].small();
    //@ open cells[2].small();
    sum += cells[2].v;
    //@ close cells[2].small();
    //@ open cells[3].small();
    sum += cells[3].v;
    //@ close cells[3].small();
    //@ close valid();
    return sum;
  }
}
