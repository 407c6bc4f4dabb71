// Java's own classes with their packages written before them.
class Qualified {
  //@ signals (java.io.IOException e) n < 0;
  void okThrows(int n) throws java.io.IOException {
    if (n < 0) throw new java.io.IOException("below zero");
  }

  static void okStatic() {
    java.lang.String text = "a";
    java.lang.Object same = text;
    assert same == "a" && java.lang.Math.max(3, 4) == 4;
  }

  static void wrongStatic() {
    assert java.lang.Math.max(3, 4) == 3; //~ assert:false
  }
}
