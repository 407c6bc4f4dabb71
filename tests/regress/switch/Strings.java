// A switch over strings compares their contents.
class Strings {
  int okLiteral()
    //@ ensures \result == 2;
  {
    String s = "b";
    switch (s) {
      case "a":
        return 1;
      case "b":
        return 2;
      default:
        return 3;
    }
  }

  int wrongLiteral()
    //@ ensures \result == 1; //~ postcondition:false
  {
    String s = "b";
    switch (s) {
      case "a":
        return 1;
      case "b":
        return 2;
      default:
        return 3;
    }
  }

  int okOneOfThem(String s)
    //@ requires s != null;
    //@ ensures 1 <= \result && \result <= 3;
  {
    return switch (s) {
      case "a" -> 1;
      case "b", "bb" -> 2;
      default -> 3;
    };
  }

  void wrongNull(String s) {
    switch (s) { //~ call:null
      case "a":
        break;
    }
  }

  int wrongNullValue(String s) {
    return switch (s) { //~ call:null
      case "a" -> 1;
      default -> 2;
    };
  }

  // Equal contents are no equal references.
  void wrongReference(String s)
    //@ requires s != null;
  {
    switch (s) {
      case "a" -> {
        assert s == "a"; //~ assert:false
      }
    }
  }

  // Nor are different references different contents.
  void wrongDifferent(String s)
    //@ requires s != null && s != "a";
  {
    switch (s) {
      case "a" -> {
        assert false; //~ assert:false
      }
    }
  }

  void okSame(String s, String t)
    //@ requires s != null && s == t;
  {
    int a = 0, b = 0;
    switch (s) {
      case "a" -> a = 1;
    }
    switch (t) {
      case "a" -> b = 1;
    }
    assert a == b;
  }

  void okTwice(String s)
    //@ requires s != null;
  {
    int a = 0;
    switch (s) {
      case "a" -> a = 1;
    }
    switch (s) {
      case "b" -> {
        assert a == 0;
      }
    }
  }
}
