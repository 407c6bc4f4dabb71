// Exceptions of its own; what was promised of the position does not hold when one is thrown.
class Parser {
  static class Wrong extends Exception {
    final int at;
    Wrong(int at)
      //@ ensures this.at == at;
    {
      this.at = at;
    }
  }
  char[] text;
  int at;
  //@ predicate valid() = acc(text) && acc(at) && text != null && text.length >= 5 && acc(text[*]) && 0 <= at && at <= text.length;

  char next() throws Wrong
    //@ requires valid();
    //@ ensures valid();
    //@ signals (Wrong e) valid();
  {
    //@ open valid();
    if (at > text.length) {
      int was = at;
      //@ close valid();
      throw new Wrong(was);
    }
    char c = text[at];
    at = at + 1;
    //@ close valid();
    return c;
  }
}
