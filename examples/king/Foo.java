//: --overflow unbounded
// The first tree of Strejček's lecture on symbolic execution: where `x` gets any value, a symbol comes up.
// warrant explore --call 'Foo.foo("x", "y")' Foo.java
class Foo {
  static native int any();

  static int foo(int x, int y) {
    if (x > y) {
      y = x;
    }
    y = y - x;
    if (y > 7) {
      x = any();
    }
    return x + y;
  }
}
