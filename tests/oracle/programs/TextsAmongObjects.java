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

  public static void main(String[] arguments) {
    Object[] objects = {new Object(), "a", new Object(), "b", new Object()};
    Object[] made = {"c", new Object(), "d", new Object(), "e"};
    int pairs = 0;
    for (int i = 0; i < made.length; i++) {
      for (int j = 0; j < objects.length; j++) pairs += distinct(made[i], objects[j]);
      for (int j = 0; j < i; j++) pairs += distinct(made[i], made[j]);
    }
    System.out.println(pairs + next());
  }
}
