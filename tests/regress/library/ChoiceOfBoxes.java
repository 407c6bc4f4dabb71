// The values of `?:` are unboxed where both are numbers, or truth values, of two types; else they are boxed (JLS 15.25).
class ChoiceOfBoxes {
  static long okWider(boolean b, Integer i, Long l)
    //@ requires i != null && l != null;
    //@ ensures result == (b ? i.intValue() : l.longValue());
  {
    return b ? i : l;
  }

  static long wrongWider(boolean b, Integer i, Long l)
    //@ requires i != null;
  {
    return b ? i : l; //~ call:null
  }

  // A new box of the wider type.
  static void okObject(Integer i, Long l)
    //@ requires i != null && l != null;
  {
    Object o = i != l.longValue() ? i : l;
    assert o instanceof Long && !(o instanceof Integer);
  }

  static void wrongObject(boolean b, Integer i, Long l)
    //@ requires i != null && l != null;
  {
    Object o = b ? i : l;
    assert b ? o instanceof Integer : o instanceof Long; //~ assert:false
  }

  static int okCharacter(boolean b, Character c, Integer i)
    //@ requires c != null && i != null;
    //@ ensures b ==> result == c.charValue();
  {
    return b ? c : i;
  }

  static Integer okNull(boolean b, int i)
    //@ ensures b ? result != null && result == i : result == null;
  {
    return b ? i : null;
  }

  static int wrongNull(boolean b, int i) {
    return b ? i : null; //~ call:null
  }

  static Object okBoth(boolean b)
    //@ ensures b ==> result instanceof Integer && ((Integer) result).intValue() == 1;
    //@ ensures !b ==> result instanceof Boolean;
  {
    return b ? 1 : true;
  }

  static Object okText(boolean b, String text)
    //@ ensures b ==> result instanceof Integer;
    //@ ensures !b ==> result == text;
  {
    return b ? 1 : text;
  }

  static Object wrongText(boolean b, String text)
    //@ ensures b ==> result instanceof Integer; //~ postcondition:false
  {
    return b ? 1L : text;
  }

  static boolean wrongTruth(boolean b, Boolean x) {
    return b ? true : x; //~ call:null
  }

  public static void main(String[] args) {
    long one = okWider(true, 1, 5L);
    assert one == 1;
    okObject(1, 5L);
    int code = okCharacter(true, 'a', 1);
    assert code == 97;
    Integer nothing = okNull(false, 1);
    assert nothing == null;
    Object number = okBoth(true), text = okText(false, "a");
    assert number instanceof Integer && text == "a";
  }
}
