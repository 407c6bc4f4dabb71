// A literal is no other object, whenever they were made.
class TextsAmongObjects {
  //@ requires a != b;
  //@ ensures \result == 1;
  static int distinct(Object a, Object b) {
    //@ ghost seq<Object> both = [a, b];
    //@ assert !(a \in both[1..]) && |set<Object>{a, b}| == 2;
    return 1;
  }

  // The object is the first that is made once the text is there.
  static int next() {
    Object made = new Object();
    String text = "f";
    return distinct(made, text);
  }

  // Two that say the same are two elements of a sequence, as they are two objects.
  static boolean isOther(String one, String other) {
    //@ ghost seq<String> some = [one];
    //@ assert (other \in some) == (one == other) && ([other] == some) == (one == other);
    return one != other;
  }

  public static void main(String[] arguments) {
    Object[] objects = {new Object(), "a", new Object(), "b", new Object()};
    Object[] made = {"c", new Object(), "d", new Object(), "e"};
    int pairs = 0;
    for (int i = 0; i < made.length; i++) {
      for (int j = 0; j < objects.length; j++) pairs += distinct(made[i], objects[j]);
      for (int j = 0; j < i; j++) pairs += distinct(made[i], made[j]);
    }
    System.out.println(pairs + next());
    System.out.println(isOther("g", new String("g")));
  }
}
