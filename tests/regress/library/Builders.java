// StringBuilder: text() is what it holds.
class Builders {
  static String okText(String name, int n)
    //@ ensures \result != null && \result.equals("<" + name + ": " + n + ">");
  {
    StringBuilder builder = new StringBuilder();
    builder.append('<').append(name).append(": ").append(n).append('>');
    return builder.toString();
  }

  static String wrongText(String name)
    //@ ensures \result != null && \result.equals("<" + name + ">"); //~ postcondition:false
  {
    StringBuilder builder = new StringBuilder("<");
    builder.append(name);
    return builder.toString();
  }

  // The string does not change with the builder.
  static void okLater(boolean isLong) {
    StringBuilder builder = new StringBuilder("a");
    String text = builder.toString();
    builder.append(isLong);
    assert text.equals("a") && builder.length() > 1;
  }

  static void wrongLater() {
    StringBuilder builder = new StringBuilder("a");
    String text = builder.toString();
    builder.append(1L);
    assert text.equals("a1"); //~ assert:false
  }

  static void okCharacters() {
    StringBuilder builder = new StringBuilder("ab");
    builder.setCharAt(0, 'c');
    assert builder.charAt(0) == 'c' && builder.charAt(1) == 'b' && builder.length() == 2;
    builder.insert(0, "xy");
    assert builder.charAt(0) == 'x' && builder.charAt(3) == 'b';
    builder.setLength(1);
    assert builder.charAt(0) == 'x' && builder.length() == 1;
    builder.deleteCharAt(0);
    assert builder.length() == 0;
  }

  static void okReverse() {
    StringBuilder builder = new StringBuilder("abc");
    builder.reverse();
    assert builder.charAt(0) == 'c' && builder.charAt(2) == 'a';
  }

  // The halves of one character stay in order.
  static void wrongReverse(String text)
    //@ requires text != null && text.length() == 2;
  {
    char first = text.charAt(0);
    StringBuilder builder = new StringBuilder(text);
    builder.reverse();
    assert builder.charAt(1) == first; //~ assert:false
  }

  static void wrongIndex(StringBuilder builder)
    //@ requires builder != null && builder.valid();
  {
    builder.charAt(0); //~ precondition:false
  }

  static void wrongLength(StringBuilder builder, int n)
    //@ requires builder != null && builder.valid();
  {
    builder.setLength(n); //~ precondition:false
  }

  static void wrongInsert(StringBuilder builder)
    //@ requires builder != null && builder.valid();
  {
    builder.insert(1, "a"); //~ precondition:false
  }

  static void wrongNull(String text) {
    new StringBuilder(text); //~ precondition:false
  }

  static void wrongAlias(StringBuilder one, StringBuilder other)
    //@ requires one != null && one.valid() && other == one && one.length() == 0;
  {
    other.append("a");
    assert one.length() == 0; //~ assert:false
  }

  static void wrongPermission(StringBuilder builder)
    //@ requires builder != null && acc(builder.valid(), 1/2);
  {
    builder.append("a"); //~ precondition:predicate
  }
}
