// Text blocks as javac reads them.
class TextBlocks {
  public static void main(String[] a) {
    System.out.println("""
        first
          second \s
        "quoted" \""" //@ assert false;
        joined \
        lines\tend""");
    System.out.println("[" + """
        a

      b   
        """ + "]");
    System.out.println("""
        """.length());
    System.out.println("""
	tab
          x\n
      \040y""");
    String s = """
       a""" + """
       b
       """;
    System.out.println(s + s.length());
  }
}
