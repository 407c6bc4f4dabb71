// A parser of assignments, `x=1+(2*y);`, with five defects, which concolic exploration finds (docs/exploring.md): the
// verifier marks the same places. Fuzz.java throws random texts at it.
class Parser {
  //@ requires t != null && acc(t[*]);
  //@ ensures acc(t[*]) && \result >= -1;
  static int parse(char[] t) {
    int at = 0, statements = 0;
    while (at < t.length)
      //@ invariant acc(t[*]) && 0 <= at && at <= t.length && statements >= 0;
    {
      int end = statement(t, at);
      if (end < 0) return -1;
      if (end < t.length) {
        if (t[end] != ';') return -1;
        end++;
      }
      if (end <= at) return -1;
      at = end;
      if (statements < 1000) statements++;
    }
    return statements;
  }

  // Each yields where it ends, or -1: it is not what it should be.

  //@ requires t != null && acc(t[*]) && 0 <= at && at < t.length;
  //@ ensures acc(t[*]) && -1 <= \result && \result <= t.length;
  static int statement(char[] t, int at) {
    if (t[at] == '?') return print(t, at + 1);
    int end = name(t, at);
    if (end < 0) return -1;
    if (end == t.length) return -1;
    if (t[end] != '=') return -1;
    return expression(t, end + 1, 0);
  }

  //@ requires t != null && acc(t[*]) && 0 <= at && at <= t.length;
  //@ ensures acc(t[*]) && -1 <= \result && \result <= t.length;
  static int print(char[] t, int at) {
    if (t[at] == '"') return text(t, at + 1); //~ array:bounds
    return expression(t, at, 0);
  }

  // The first defect is in `print`: nothing may stand behind `?`. The second is here: the end of the text is not looked for
  // behind a backslash.
  //@ requires t != null && acc(t[*]) && 0 <= at && at <= t.length;
  //@ ensures acc(t[*]) && -1 <= \result && \result <= t.length;
  static int text(char[] t, int at) {
    int end = at;
    while (end < t.length && t[end] != '"')
      //@ invariant acc(t[*]) && at <= end && end <= t.length;
    {
      if (t[end] == '\\') {
        end++;
        if (t[end] == 'u') return -1; //~ array:bounds
      }
      end++;
    }
    return end < t.length ? end + 1 : -1;
  }

  // The third: a name of three letters is taken for one that cannot be.
  //@ requires t != null && acc(t[*]) && 0 <= at && at < t.length;
  //@ ensures acc(t[*]) && (\result == -1 || at < \result && \result <= t.length);
  static int name(char[] t, int at) {
    int end = at;
    while (end < t.length && isLetter(t[end]))
      //@ invariant acc(t[*]) && at <= end && end <= t.length;
    {
      end++;
    }
    if (end - at == 3 && t[at] == 'n') {
      assert t[at + 1] != 'e' || t[at + 2] != 'w'; //~ assert:false
    }
    return end == at ? -1 : end;
  }

  //@ ensures \result == ('a' <= c && c <= 'z');
  static boolean isLetter(char c) {
    return 'a' <= c && c <= 'z';
  }

  //@ requires t != null && acc(t[*]) && 0 <= at && at <= t.length && 0 <= depth && depth <= 3;
  //@ ensures acc(t[*]) && -1 <= \result && \result <= t.length;
  static int expression(char[] t, int at, int depth) {
    int end = factor(t, at, depth);
    while (0 <= end && end < t.length && isOperator(t[end]))
      //@ invariant acc(t[*]) && -1 <= end && end <= t.length;
    {
      // The fourth: a division by the digit 0 is done at once.
      if (t[end] == '/' && end + 1 < t.length) {
        int digit = t[end + 1] - '0';
        if (0 <= digit && digit <= 9) {
          int part = 100 / digit; //~ arithmetic:division-by-zero
        }
      }
      end = factor(t, end + 1, depth);
    }
    return end;
  }

  //@ ensures \result == (c == '+' || c == '-' || c == '*' || c == '/');
  static boolean isOperator(char c) {
    return c == '+' || c == '-' || c == '*' || c == '/';
  }

  //@ requires t != null && acc(t[*]) && 0 <= at && at <= t.length && 0 <= depth && depth <= 3;
  //@ ensures acc(t[*]) && -1 <= \result && \result <= t.length;
  static int factor(char[] t, int at, int depth) {
    if (at == t.length) return -1;
    if (t[at] == '(') {
      // The fifth: no more than three parentheses are borne.
      assert depth < 3; //~ assert:false
      int end = expression(t, at + 1, depth + 1);
      if (end < 0 || end == t.length) return -1;
      return t[end] == ')' ? end + 1 : -1;
    }
    if (isLetter(t[at])) return name(t, at);
    return number(t, at);
  }

  //@ requires t != null && acc(t[*]) && 0 <= at && at < t.length;
  //@ ensures acc(t[*]) && -1 <= \result && \result <= t.length;
  static int number(char[] t, int at) {
    int end = at;
    while (end < t.length && '0' <= t[end] && t[end] <= '9')
      //@ invariant acc(t[*]) && at <= end && end <= t.length;
    {
      end++;
    }
    return end == at ? -1 : end;
  }
}
