class TextBlock {
  int x;

  void block() {
    String text = """
        //@ assume false; "quoted" \"""
        """;
    //~^^^ W0009
    String[] more = {"a", """
        b"""};
    //~^^ W0009
    x = "a"; //~ W0004
  }
}
