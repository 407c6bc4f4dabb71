// What can never be the box of a primitive type is not cast to that.
class CastsToPrimitive {
  static void all(String text, Integer number, Number any, int[] array) {
    int a = (int) text; //~ W0004
    char b = (char) number; //~ W0004
    boolean c = (boolean) any; //~ W0004
    int d = (int) array; //~ W0004
    boolean e = (boolean) 1; //~ W0004
  }
}
