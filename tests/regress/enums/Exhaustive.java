// A value of an enum is null or one of its constants.
class Lamp {
  enum Light { RED, YELLOW, GREEN }

  Light light;

  //@ requires l != null;
  static void ok(Light l) {
    //@ assert l == Light.RED || l == Light.YELLOW || l == Light.GREEN;
  }

  //@ requires l != null && l != Light.RED && Light.GREEN != l;
  //@ ensures \result == Light.YELLOW;
  static Light okLast(Light l) {
    return l;
  }

  //@ requires l != null;
  //@ ensures 1 <= \result && \result <= 3;
  static int okTests(Light l) {
    if (l == Light.RED) return 1;
    if (l == Light.YELLOW) return 2;
    if (Light.GREEN == l) return 3;
    return 4;
  }

  //@ requires Perm(light, 1) ** light != null ** light != Light.RED;
  //@ ensures Perm(light, 1) ** (light == Light.YELLOW || light == Light.GREEN);
  void okField() {
  }

  static void wrongNull(Light l) {
    //@ assert l == Light.RED || l == Light.YELLOW || l == Light.GREEN; //~ assert:false
  }

  //@ requires l != null;
  static void wrongTwo(Light l) {
    //@ assert l == Light.RED || l == Light.YELLOW; //~ assert:false
  }

  //@ requires o != null;
  static void wrongObject(Light l, Object o) {
    if (l == o) {
      //@ assert o == Light.RED || o == Light.YELLOW || o == Light.GREEN;
    }
    //@ assert o == Light.RED || o == Light.YELLOW || o == Light.GREEN; //~ assert:false
  }
}
