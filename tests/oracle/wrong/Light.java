// What state a light is in is an enum; the predicate says which ones go with which times.
class Light {
  enum Color { RED, YELLOW, GREEN }
  Color color;
  int seconds;
  /*@ predicate valid() = acc(color) && acc(seconds) && color != null && seconds >= 0
        && (color == Color.YELLOW ==> seconds == 77); @*/

  void change()
    //@ requires valid();
    //@ ensures valid();
  {
    //@ open valid();
    if (color == Color.RED) {
      color = Color.GREEN;
      seconds = 40;
    } else if (color == Color.YELLOW) {
      color = Color.RED;
      seconds = seconds - 78;
    } else {
      color = Color.YELLOW;
      seconds = 77;
    }
    //@ close valid();
  }
}
