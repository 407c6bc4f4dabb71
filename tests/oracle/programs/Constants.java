// Objects that Java has once, and what an exception suppresses.
class Constants {
  static class Ending implements AutoCloseable {
    final String name;

    Ending(String name) { this.name = name; }

    public void close() { throw new IllegalStateException(name); }
  }

  static void constants() {
    final String x = "x";
    String y = "y";
    System.out.println(("a" + 1.0) == "a1.0");
    System.out.println((1.5f + "b" + 0.001) == "1.5b0.001");
    System.out.println(("" + 0.1 + -2.5 + 1.0 / 0) == "0.1-2.5Infinity");
    System.out.println(("a" + 'c' + true + 2L) == "actrue2");
    System.out.println((x + "z") == "xz");
    System.out.println((y + "z") == "yz");
    Boolean yes = true;
    System.out.println(Boolean.TRUE == yes);
    System.out.println(Boolean.FALSE == (Boolean) false);
    System.out.println(Boolean.valueOf(false) == Boolean.FALSE);
    System.out.println(Boolean.TRUE + " " + Boolean.FALSE.equals(false) + " " + (Boolean.TRUE ? 1 : 2));
  }

  static void suppressed() {
    try (Ending first = new Ending("first"); Ending second = new Ending("second")) {
      throw new RuntimeException("body");
    } catch (RuntimeException e) {
      System.out.println(e.getMessage() + " " + e.getSuppressed().length);
      for (Throwable t : e.getSuppressed()) System.out.println(t);
      System.out.println(e.getSuppressed() == e.getSuppressed());
    }
    Exception e = new Exception("e", new RuntimeException("cause"));
    e.addSuppressed(new Exception("added"));
    e.getSuppressed()[0] = null;
    System.out.println(e.getSuppressed()[0].getMessage() + " " + e.getCause().getMessage());
  }

  public static void main(String[] args) {
    constants();
    suppressed();
  }
}
