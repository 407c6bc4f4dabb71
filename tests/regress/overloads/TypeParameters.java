// Overloads may differ in the bounds of their type parameters only.
class TypeParameters {
  static class A {
  }

  static class B extends A {
  }

  //@ ensures result == 1;
  static <X> int pick(X x) {
    return 1;
  }

  //@ ensures result == 2;
  static <X extends A> int pick(X x) {
    return 2;
  }

  static void ok() {
    int k = pick("text");
    assert k == 1;
    int n = pick(new B());
    assert n == 2;
  }

  static void wrong() {
    int k = pick(new B());
    assert k == 1; //~ assert:false
  }
}
