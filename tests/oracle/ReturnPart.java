/** A return statement, which has a value that is right where a better one is wrong. */
final class ReturnPart extends Part {
  private final String plain;
  private boolean isPlain = false;

  ReturnPart(String value, String plain) {
    super(Kind.RETURN, "return " + value + ";");
    this.plain = "return " + plain + ";";
  }

  @Override
  String header() {
    return isPlain ? plain : header;
  }

  @Override
  boolean weaken(String problem) {
    boolean wasPlain = isPlain;
    isPlain = true;
    return !wasPlain;
  }
}
