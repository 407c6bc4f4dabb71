// The bag of a part of an array, which a pure method may yield, after what is put into it and what is moved about.
class PartsOfArrays {
  int[] items;
  int size;

  /*@ predicate valid() =
    @   acc(items) ** acc(size) ** items != null ** acc(items[*]) ** 0 <= size <= items.length;
    @*/

  //@ pure seq<int> values() requires valid() = \values(items, 0, size);

  //@ requires a != null && 0 < n && n <= a.length && acc(a[*]);
  //@ ensures acc(a[*]) && \values(a, 0, n).bag == \old(\values(a, 0, n).bag);
  static void turn(int[] a, int n) {
    int first = a[0];
    a[0] = a[n - 1];
    a[n - 1] = first;
  }

  //@ requires a != null && 0 <= n && n < a.length && acc(a[*]);
  //@ ensures acc(a[*]) && \values(a, 0, n + 1).bag == \old(\values(a, 0, n).bag) + bag<int>{value};
  static void put(int[] a, int n, int value) {
    a[n] = value;
    turn(a, n + 1);
  }

  //@ requires a != null && 0 < n && n < a.length && acc(a[*]);
  //@ ensures acc(a[*]) && \values(a, 0, n + 1).bag == \old(\values(a, 0, n).bag) + bag<int>{value}; //~ postcondition:false
  static void putElsewhere(int[] a, int n, int value) {
    a[n - 1] = value;
    turn(a, n + 1);
  }

  void add(int value)
    //@ requires valid() && opening valid() in size < items.length;
    //@ ensures valid() && values().bag == old(values()).bag + bag<int>{value};
  {
    items[size] = value;
    size++;
    turn(items, size);
  }

  void addLess(int value)
    //@ requires valid() && opening valid() in size < items.length;
    //@ ensures valid() && values().bag == old(values()).bag + bag<int>{value}; //~ postcondition:false
  {
    items[size] = value;
    if (size > 0) turn(items, size);
  }
}

// A part of known length is the list of its elements.
class ListedParts {
  //@ context Perm(a[*], 1\2) ** a.length > 2;
  //@ ensures \values(a, 0, 2) == [a[0], a[1]];
  //@ ensures \values(a, 1, 3) == [a[1], a[2]];
  static void first(int[] a) {
  }

  //@ context Perm(a[*], 1\2) ** a.length > 2;
  //@ ensures \values(a, 0, 2) == [a[0], a[2]]; //~ postcondition:false
  static void wrong(int[] a) {
  }

  //@ context Perm(a[*], 1\2) ** a.length > 2;
  //@ ensures \values(a, 0, 2) == [a[0]]; //~ postcondition:false
  static void shorter(int[] a) {
  }
}
