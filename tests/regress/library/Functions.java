import java.util.*;

class Functions {
  static void okCharacters(char c)
    //@ requires c < 128;
  {
    assert !Character.isUpperCase(Character.toLowerCase(c)) || c == Character.toLowerCase(c);
    if ('0' <= c && c <= '9') assert Character.getNumericValue(c) == c - '0' && Character.isLetterOrDigit(c);
    assert Character.isWhitespace(' ') && !Character.isWhitespace('x');
  }

  static void wrongCharacter(char c) {
    assert Character.toUpperCase(c) != 'x'; //~ assert:false
  }

  static int okSum(int a, int b)
    //@ requires 0 <= a && a < 100 && 0 <= b && b < 100;
    //@ ensures \result == a + b;
  {
    return Integer.sum(a, b);
  }

  static int wrongSum(int a, int b) {
    return Integer.sum(a, b); //~ precondition:false
  }

  static int okHash(String name, int id) {
    return Objects.hash(name, id, null);
  }

  static int wrongHash(Object of) {
    return Objects.hash("a", of); //~ precondition:false
  }

  static int wrongHashCode(Object of) {
    return Objects.hashCode(of); //~ precondition:false
  }

  static String okNames(String[] names, String other)
    //@ requires other != null && names != null && acc(names[*]) && names.length > 0;
    //@ ensures acc(names[*]) && \result != null;
  {
    return Objects.requireNonNullElse(names[Objects.checkIndex(0, names.length)], other);
  }

  static void wrongIndex(int i) {
    Objects.checkIndex(i, 3); //~ precondition:false
  }

  static int okWords(String line)
    //@ requires line != null;
    //@ ensures 0 <= \result;
  {
    int n = 0;
    for (String word : line.split(", "))
      //@ invariant 0 <= n && n <= \index;
    {
      if (!word.trim().isEmpty()) n++;
    }
    return n;
  }

  static void wrongPattern(String line, String pattern)
    //@ requires line != null && pattern != null;
  {
    line.split(pattern); //~ precondition:false
  }

  static void wrongParenthesis(String line)
    //@ requires line != null;
  {
    line.split("("); //~ precondition:false
  }

  static void okBuilder(Integer n) {
    StringBuilder b = new StringBuilder("abc");
    b.append(n).append("d");
    assert b.length() >= 4;
    b.delete(0, 1);
    String part = b.substring(0, 2);
    assert part.length() == 2;
    Object text = "x";
    b.append(text);
  }

  static void wrongBuilder(Object o) {
    StringBuilder b = new StringBuilder();
    b.append(o); //~ precondition:false
  }

  static void wrongDelete(StringBuilder b)
    //@ requires b != null && b.valid();
  {
    b.delete(2, 1); //~ precondition:false
  }

  static void wrongOptional(Optional<String> o)
    //@ requires o != null;
  {
    o.orElseThrow(); //~ precondition:false
  }

  static void okFind(String s)
    //@ requires s != null && s.length() > 5;
  {
    int at = s.indexOf("x", 2);
    assert at < 0 || at >= 2 && s.charAt(at) == 'x';
    assert !s.startsWith("y", 1) || s.charAt(1) == 'y';
    String replaced = s.replace("abc", "d");
    assert replaced != null;
  }
}
