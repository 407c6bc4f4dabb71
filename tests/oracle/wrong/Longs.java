// Longs, shorts, chars in arrays of objects of an array.
class Longs {
  static class Row { long[] cells; short width; char tag; }
  Row[] rows;
  /*@ predicate valid() = acc(rows) && rows != null && rows.length == 2 && acc(rows[*]) && rows[0] != null && rows[1] != null
        && acc(rows[0].cells) && acc(rows[1].cells) && acc(rows[0].width) && acc(rows[1].width) && acc(rows[0].tag) && acc(rows[1].tag)
        && rows[0].cells != null && rows[1].cells != null && rows[0].cells.length == rows[0].width && rows[1].cells.length == rows[1].width + 1
        && rows[0].width > 2 && rows[1].width > rows[0].width && rows[0].tag == 'q' && rows[1].tag > rows[0].tag
        && acc(rows[0].cells[*]) && acc(rows[1].cells[*]) && rows[1].cells[2] > 3000000000L; @*/

  long get()
    //@ requires valid();
    //@ ensures valid() && result < 3000000005L;
  {
    //@ open valid();
    long x = rows[1].cells[2];
    //@ close valid();
    return x;
  }
}
