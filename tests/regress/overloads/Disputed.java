// Where javac 17 does not follow the language, or inference would have to be followed too far, nothing is guessed.
interface Shape {
  int sides();
}
interface Named {
  int sides();
}
class Base {
}
class Square extends Base implements Shape, Named {
  public int sides() { return 4; }
}
class Oblong extends Base implements Shape, Named {
  public int sides() { return 4; }
}
class Bounded {
  static <X extends Base> X low()
    //@ ensures result == null;
  { return null; }
  static <X> X nul()
    //@ ensures result == null;
  { return null; }
}
class Disputed {
  static int f(int i) { return 1; }
  static int f(Object o) { return 2; }
  static int g(Object o) { return 1; }
  static int g(Shape o) { return 2; }

  static void disputed(char c, short s, byte b, int k) {
    String x = "" + switch (k) { case 1 -> 'a'; case 2 -> 'b'; default -> 66; }; //~ W0016
    String y = "" + (switch (k) { case 1 -> s; case 2 -> b; default -> 66; }); //~ W0016
  }

  static void inferred() {
    int r = f(Bounded.nul()); //~ W0016
    r = g(Bounded.low()); //~ W0016
  }

  static int member(boolean b, Square one, Oblong other) {
    return (b ? one : other).sides(); //~ W0016
  }
}
