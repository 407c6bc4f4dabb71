// `var` has the type of its value.
class Var {
  int n;
  Var next;

  static class Box<T> {
    T held;

    //@ requires acc(held);
    //@ ensures acc(held) && \result == held && held == \old(held);
    T get() {
      return held;
    }
  }

  //@ requires acc(n) ** acc(next) ** next != null ** acc(next.n) ** 0 <= n <= 9;
  //@ ensures acc(n) ** acc(next) ** next != null ** acc(next.n) ** next.n == n + 1;
  void ok() {
    var other = next;
    var sum = n + 1;
    other.n = sum;
  }

  static int okLoops(int[] a)
    //@ requires acc(a[*]);
    //@ ensures acc(a[*]) ** \result == a.length;
  {
    var count = 0;
    for (var i = 0; i < a.length; i++)
      //@ invariant acc(a[*]) ** i == count ** count <= a.length;
    {
      count++;
    }
    for (final var element : a)
      //@ invariant acc(a[*]);
    {
      var copy = element;
      assert copy == element;
    }
    return count;
  }

  static void okGeneric(Box<? extends Var> box, Var v)
    //@ requires acc(box.held) ** box.held != null ** acc(box.held.n) ** box.held.n == 1;
  {
    var held = box.get();
    assert held.n == 1;
    held = v;
    var empty = new Box<>();
    empty.held = "any";
  }

  static void wrongNumber() {
    var small = 2147483647;
    small++; //~ arithmetic:overflow
  }

  static void wrongLong() {
    var large = 2147483647L;
    large++;
    assert large == 1L; //~ assert:false
  }

  // A ghost variable counts without bounds: an int of Java would be one by its type.
  static void ghost() {
    //@ ghost var big = 2147483647;
    //@ set big = big + 1;
    //@ assert big == 2147483648;
    assert true;
  }

  static void wrongGhost(int k) {
    //@ ghost var big = k;
    //@ set big = big + 1;
    //@ assert big <= 2147483647; //~ assert:false
  }
}
