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

  void okPart() {
    String part = "abcd".substring(1, 3);
    assert part.charAt(0) == 'b' && part.charAt(1) == 'c';
  }

  void wrongPart() {
    String part = "abcd".substring(1, 3);
    assert part.charAt(0) == 'a'; //~ assert:false
  }

  void okIndex(String text) {
    if (text == null) return;
    int at = text.indexOf('x');
    if (at >= 0) {
      assert text.charAt(at) == 'x';
    } else if (text.length() > 0) {
      assert text.charAt(0) != 'x';
    }
  }

  // Of two places it is the first.
  void wrongIndex(String text) {
    if (text == null || text.length() < 2 || text.charAt(1) != 'x') return;
    assert text.indexOf('x') == 1; //~ assert:false
  }

  // A character above 65535 is two.
  void wrongWide(String text, int character) {
    if (text == null) return;
    int at = text.indexOf(character);
    if (at < 0) return;
    assert text.charAt(at) == character; //~ assert:false
  }

  void okContains(String text) {
    if (text == null || !text.contains("-")) return;
    int at = text.indexOf("-");
    assert text.charAt(at) == '-' && text.length() > at;
  }

  // What a builder holds changes.
  boolean wrongContains(String text, CharSequence part)
    //@ requires text != null && part != null;
  {
    return text.contains(part); //~ precondition:false
  }

  void okPrefix(String text) {
    if (text == null || !text.startsWith("ab")) return;
    assert text.length() >= 2 && text.charAt(1) == 'b';
  }

  void wrongPrefix(String text) {
    if (text == null || !text.startsWith("ab")) return;
    assert text.equals("ab"); //~ assert:false
  }

  void okArray(String text) {
    if (text == null || text.length() < 2) return;
    char[] characters = text.toCharArray();
    assert characters[1] == text.charAt(1);
    characters[0] = 'z';
    String changed = String.valueOf(characters);
    assert changed.charAt(0) == 'z' && changed.charAt(1) == text.charAt(1);
  }

  void wrongArray(String text) {
    if (text == null || text.length() < 2) return;
    char[] characters = text.toCharArray();
    characters[0] = 'z';
    assert text.charAt(0) == 'z'; //~ assert:false
  }

  void wrongRepeat(String text, int n) {
    if (text == null) return;
    text.repeat(n); //~ precondition:false
  }
}
