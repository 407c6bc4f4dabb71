// Rows of one length within an object.
class Matrix {
  int[][] rows;
  int width;
  /*@ predicate shaped() = acc(rows) && acc(width) && width >= 2 && rows != null && rows.length == 3 && acc(rows[*])
        && (\forall* int i; 0 <= i && i < 3; rows[i] != null && rows[i].length == width && acc(rows[i][*])); @*/

  int diagonal()
    //@ requires shaped();
    //@ ensures shaped();
  {
    //@ open shaped();
    int a = rows[0][0];
    int b = rows[1][1];
    int c = rows[2][2];
    //@ close shaped();
    return (a / 4) + (b / 4) + (c / 4);
  }
}
