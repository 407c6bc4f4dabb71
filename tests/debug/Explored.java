// What is explored without contracts: objects, aliases, exceptions, dispatch, recursion.
class Node {
  int value;
  Node next;

  Node(int value, Node next) {
    this.value = value;
    this.next = next;
  }

  int sum() {
    int sum = 0;
    Node at = this;
    while (at != null) {
      sum += at.value;
      at = at.next;
    }
    return sum;
  }

  // Its contract is not looked at, and neither is what the annotations in it say.
  //@ requires false;
  //@ ensures value == 0;
  void set(int v) {
    //@ assert v > 100;
    //@ ghost int g = v;
    value = v;
  }

  static int alias(Node a, Node b) {
    a.value = 1;
    b.value = 2;
    return a.value;
  }

  static boolean fresh(Node a) {
    Node made = new Node(7, a);
    return made == a || made.next == made;
  }

  static int choose(Node a, int i) {
    Node[] both = {new Node(1, null), new Node(2, a)};
    both[i].value += 10;
    return both[0].value;
  }
}

abstract class Shape {
  final int size;
  static int made;

  Shape(int size) {
    if (size < 0) throw new IllegalArgumentException("negative");
    this.size = size;
    made++;
  }

  abstract int area();

  int twice() { return 2 * area(); }
}

class Square extends Shape {
  Square(int size) { super(size); }

  int area() { return size * size; }
}

class Flat extends Square {
  int height = 3;
  Flat(int size) { super(size); }

  int area() { return super.area() * 0 + height; }
}

class Line extends Shape {
  Line() { super(1); }

  int area() { return 0; }
}

class Errors {
  static int divide(int a, int b) {
    try {
      return a / b;
    } catch (ArithmeticException e) {
      return -1;
    } finally {
      count++;
    }
  }

  static int count;

  static int element(int[] a, int i) {
    try {
      return a[i];
    } catch (NullPointerException e) {
      return -1;
    } catch (IndexOutOfBoundsException e) {
      return -2;
    }
  }

  static Square cast(Shape s) { return (Square) s; }

  static int kind(Shape s) {
    if (s instanceof Square) return 1;
    if (s instanceof Line) return 2;
    return s == null ? 3 : 4;
  }

  static int sized(int n) { return new int[n].length; }

  static void check(int n) {
    assert n > 0 && n < 10 : "small";
  }

  static int fac(int n) { return n <= 1 ? 1 : n * fac(n - 1); }

  static native int input();

  static int inputs() {
    int first = input();
    return first == input() ? first : 0;
  }

  static byte narrow(int n) { return (byte) n; }

  static int length(String s) { return s.length(); }

  static char first(String s) { return s.charAt(0); }

  static int make(int size) {
    Shape s = new Flat(size);
    return s.area() + s.size;
  }

  static int outer(int n) {
    out:
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        if (j == n) continue out;
        if (i == n + 1) break out;
        count = 10 * i + j;
      }
    }
    return n;
  }

  static int swap(int[] a, int i, int j) {
    int t = a[i];
    a[i] = a[j];
    a[j] = t;
    return a[i];
  }

  static String day(int d) {
    switch (d) {
      case 1:
      case 7:
        return "rest";
      case 2:
        count = 2;
      default:
        return "work";
    }
  }
}
