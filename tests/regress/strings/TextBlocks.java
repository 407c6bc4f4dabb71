// Text blocks are String literals without the indentation of their lines; what looks like an annotation in them is
// none.
class TextBlocks {
  static void lines() {
    String text = """
        first
          second \s
        "quoted" \""" //@ assert false;
        joined \
        lines\tend""";
    assert text.equals("first\n  second  \n\"quoted\" \"\"\" //@ assert false;\njoined lines\tend");
    String ended = """
        a

      b   
        """;
    assert ended == "  a\n\nb\n";
  }

  static void closing() {
    String ended = """
        a
      """;
    assert ended.equals("  a\n");
    assert """
        """ == "";
  }

  static void wrongIndentation() {
    String text = """
        a
      """;
    assert text.equals("a\n"); //~ assert:false
  }

  static void wrongEnd() {
    String text = """
        a""";
    assert text.length() == 2; //~ assert:false
  }

  static int chosen(String s)
    //@ requires s != null && s.equals("x");
    //@ ensures result == 1;
  {
    return switch (s) {
      case """
        x""" -> 1;
      default -> 2;
    };
  }
}
