// Which classes and interfaces are initialised when, and what a failure of that makes of their uses.
class ClassStarts {
  static String say(String text) {
    System.out.println(text);
    return text;
  }

  interface Above {
    String X = say("Above");

    default void code() {}
  }

  interface Between extends Above {
    String Y = say("Between");
  }

  interface Constants {
    String Z = say("Constants");

    static void none() {}
  }

  interface Below extends Between {
    String W = say("Below");

    default void more() {}
  }

  static class Base {
    static {
      say("Base");
    }
  }

  static class Middle extends Base implements Constants, Below {
    static {
      say("Middle");
    }
  }

  interface Other {
    String Q = say("Other");

    default void other() {}
  }

  static class Last extends Middle implements Other, Above {
    static {
      say("Last");
    }
  }

  enum Kind implements Marked {
    ONE;

    static {
      say("Kind");
    }
  }

  interface Marked {
    String M = say("Marked");

    default void marked() {}
  }

  static class Broken {
    static int quotient = 1 / zero();

    static int zero() {
      return 0;
    }
  }

  static class BelowBroken extends Broken {
    static void use() {}
  }

  static class Fails {
    static {
      if (Constants.Z != null) throw new AssertionError("fails");
    }

    static void use() {}
  }

  static void attempt(int which) {
    try {
      if (which == 0) BelowBroken.use();
      if (which == 1) System.out.println(Broken.quotient);
      if (which == 2) new BelowBroken();
      if (which == 3) Fails.use();
    } catch (ExceptionInInitializerError e) {
      System.out.println("in an initialiser: " + e.getMessage() + ", " + e.getCause().getMessage());
    } catch (NoClassDefFoundError e) {
      System.out.println(e.getMessage());
    } catch (Error e) {
      System.out.println(e);
    }
  }

  public static void main(String[] arguments) {
    new Last();
    say(Between.Y);
    say(Constants.Z);
    say("" + Kind.ONE.ordinal());
    for (int i = 0; i < 5; i++) attempt(i);
    attempt(3);
  }
}
