class Strings {
  String name;

  //@ requires acc(name) && name != null && name.length() > 2;
  //@ ensures acc(name) && name == old(name) && result == name.charAt(1);
  char okCharacter() {
    return name.charAt(1);
  }

  //@ requires acc(name) && name != null;
  //@ ensures acc(name);
  char wrongCharacter() {
    return name.charAt(0); //~ precondition:false
  }

  void okEquals(String one) {
    if (one == null) return;
    assert one.equals(one);
  }

  boolean wrongEquals(String one, String other) {
    if (one == null || !one.equals(other)) return false;
    //@ assert one == other; //~ assert:false
    return true;
  }

  void okSubstring(String text) {
    if (text == null || text.length() < 3) return;
    String part = text.substring(1, 3);
    assert part.length() == 2;
  }

  // Two calls make two objects.
  void wrongSubstring(String text) {
    if (text == null || text.length() < 3) return;
    String one = text.substring(1);
    String two = text.substring(1);
    assert one == two; //~ assert:false
  }

  void wrongRange(String text, int from) {
    if (text == null || from < 0) return;
    text.substring(from); //~ precondition:false
  }

  void wrongNull(String text) {
    text.length(); //~ call:null
  }
}
