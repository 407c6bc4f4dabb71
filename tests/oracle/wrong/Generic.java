// What fields hold follows from type arguments, also in objects of classes below, and where inputs are mended.
class Generic {
  static class Item { int v; }
  static class Box<T> { T held; }
  static class Sub<U> extends Box<U> { U other; }
  static class ItemBox extends Box<Item> {}
  static class Odd<A> extends Box<Item> { A a; }
  static class Pair<A, B> { A a; B b; }
  static class Flip<X, Y> extends Pair<Y, X> {}

  //@ requires acc(b.held) ** b.held != null ** acc(b.held.v) ** b.held.v >= 5;
  //@ ensures \result == 5;
  static int exact(Box<Item> b) { return b.held.v; }

  //@ requires acc(b.held) ** b.held != null ** acc(b.held.v) ** b.held.v >= 5;
  //@ ensures \result == 5;
  static int wildcard(Box<? extends Item> b) { return b.held.v; }

  //@ requires acc(b.held) ** b.held != null ** acc(b.held.held) ** b.held.held != null ** acc(b.held.held.v);
  //@ ensures \result != 5;
  static int nested(Box<Box<Item>> b) { return b.held.held.v; }

  //@ requires acc(b.a) ** acc(b.held) ** b.held != null ** b.a != null ** b.a.length() > 2 ** acc(b.held.v);
  //@ ensures \result != 5;
  static int odd(Odd<String> b) { return b.held.v; }

  //@ requires acc(b.held) ** b.held != null ** acc(c.held) ** c.held != null ** b.held.length() > 3;
  //@ ensures \result < 9;
  static int ofTwo(Box<String> b, Box<Integer> c) { return b.held.length() % 5 + c.held % 10; }

  //@ requires acc(f.a) ** acc(f.b) ** f.a != null ** f.b != null ** 3 < f.a < 30 ** 1 < f.b.length() < 9;
  //@ ensures \result == 7;
  static int flipped(Flip<String, Integer> f) { return f.a + f.b.length(); }

  //@ requires c != null;
  //@ ensures \result == 0;
  static int compared(Comparable<Integer> c, int k) { return c.compareTo(k); }
}
