// Parts of newer Java that say nothing to a verifier.
import java.lang.annotation.Documented;

@SuppressWarnings({"unused", "a ) b", "\")"})
class ModernJava {
  static abstract sealed class Shape permits ModernJava.Circle, ModernJava.Other {
    abstract int area();
  }

  static final class Circle extends Shape {
    @Override
    int area()
      //@ ensures \result == 3;
    {
      return 3;
    }
  }

  static non-sealed class Other extends Shape {
    @java.lang.Override
    @Deprecated(since = "1" /* ( */, forRemoval = false)
    //@ ensures \result == 4;
    int area() {
      return 4;
    }
  }

  transient int t;
  volatile int v;

  //@ requires acc(t) ** acc(v);
  //@ ensures acc(t) ** acc(v) ** t == v;
  synchronized strictfp void receiver(ModernJava this, int n) {
    t = n;
    v = n;
  }

  //@ ensures \result == null;
  int rows(int n)[] {
    return null;
  }

  void client()
    //@ requires acc(t) ** acc(v);
  {
    receiver(4);
    assert t == v;
    int[] r = rows(1);
    assert r != null; //~ assert:false
    ;
  };

  // These words are names, too: that the difference overflows shows that no word was taken out.
  int record(int sealed, int permits) {
    int var = sealed - permits % 2; //~ arithmetic:overflow
    int non = 1;
    return non-sealed > 0 ? record(1, 2) : var; //~ arithmetic:overflow
  }
}
