class TextBlock {
  int x;

  void block() {
    String text = """ a
        b""";
    //~^^ W0002
    String escape = """
        \q""";
    //~^^ W0002
    x = "a"; //~ W0004
  }
}
