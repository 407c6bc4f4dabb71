// Predicates that hold parts of an array.
class Segments {
  int[] items;
  int size;

  //@ predicate lower(int[] a, int n) = acc(a[0..n]);
  //@ predicate upper(int[] a, int n) = acc(a[n..a.length]);
  /*@ predicate both() = acc(items) ** acc(size) ** acc(items[0..size]) ** acc(items[size..items.length])
        ** 0 <= size <= items.length; @*/

  int okLow(int[] a, int i, int n)
    //@ requires lower(a, n) ** upper(a, n) ** a != null ** 0 <= i < n <= a.length;
    //@ ensures lower(a, n) ** upper(a, n);
  {
    return a[i];
  }

  int okHigh(int[] a, int i, int n)
    //@ requires lower(a, n) ** upper(a, n) ** a != null ** 0 <= n <= i < a.length;
    //@ ensures lower(a, n) ** upper(a, n);
  {
    return a[i];
  }

  int okAny(int[] a, int i, int n)
    //@ requires lower(a, n) ** upper(a, n) ** a != null ** 0 <= n <= a.length ** 0 <= i < a.length;
    //@ ensures lower(a, n) ** upper(a, n);
  {
    return a[i];
  }

  int wrongLow(int[] a, int i, int n)
    //@ requires lower(a, n) ** a != null ** 0 <= n <= i < a.length;
    //@ ensures lower(a, n);
  {
    return a[i]; //~ read:permission
  }

  void okWhole(int[] a, int n)
    //@ requires lower(a, n) ** upper(a, n) ** a != null ** 0 <= n <= a.length;
    //@ ensures acc(a[*]);
  {
  }

  void wrongWhole(int[] a, int n)
    //@ requires lower(a, n) ** upper(a, n + 1) ** a != null ** 0 <= n < a.length;
    //@ ensures acc(a[*]); //~ postcondition:permission
  {
  }

  void okResize(int[] a, int n)
    //@ requires lower(a, n) ** upper(a, n) ** a != null ** 0 <= n < a.length;
    //@ ensures lower(a, n + 1) ** upper(a, n + 1);
  {
  }

  int okGet(int i)
    //@ requires both() && (opening both() in 0 <= i < items.length);
    //@ ensures both();
  {
    return items[i];
  }

  void okPush(int v)
    //@ requires both() && (opening both() in size < items.length);
    //@ ensures both();
  {
    items[size] = v;
    size++;
  }

  void wrongPush(int v)
    //@ requires both();
    //@ ensures both();
  {
    items[size] = v; //~ array:bounds
    size++;
  }

  // The recursion descends to a range with fewer elements.
  /*@ pure int sum(int[] a, int from, int to)
        requires acc(a[from..to]) ** from <= to
        = from == to ? 0 : a[from] + sum(a, from + 1, to); @*/

  /*@ pure int wrongSum(int[] a, int from, int to)
        requires acc(a[from..to]) ** from <= to
        = from == to ? 0 : 1 + wrongSum(a, from, to); @*/ //~ termination:not-decreasing

  // What is left behind may be empty.
  /*@ pure int wrongSplit(int[] a, int from, int middle, int to)
        requires acc(a[from..to]) ** from <= middle <= to
        = 1 + wrongSplit(a, middle, middle, to); @*/ //~ termination:not-decreasing

  //@ pure int wrongOuter(int[] a, int[] b) requires acc(a[*]) ** acc(b[*]) ** a.length == 0 = 1 + wrongInner(a); //~ termination:not-decreasing
  //@ pure int wrongInner(int[] a) requires acc(a[*]) ** a.length == 0 = 1 + wrongOuter(a, a);

  void okSum(int[] a)
    //@ requires acc(a[*]) && a.length == 2;
    //@ ensures acc(a[*]) && sum(a, 0, 2) == 7;
  {
    a[0] = 3;
    a[1] = 4;
    //@ assert sum(a, 2, 2) == 0 && sum(a, 1, 2) == 4;
  }

  void wrongSumValue(int[] a)
    //@ requires acc(a[*]) && a.length == 2;
    //@ ensures acc(a[*]) && sum(a, 0, 2) == 8; //~ postcondition:false
  {
    a[0] = 3;
    a[1] = 4;
    //@ assert sum(a, 2, 2) == 0 && sum(a, 1, 2) == 4;
  }

  // A pure method's value depends on the elements that its precondition holds, and on no others.
  void okFramedSum(int[] a, int v)
    //@ requires acc(a[*]) && a.length > 5;
    //@ ensures acc(a[*]) && sum(a, 1, 4) == \old(sum(a, 1, 4));
  {
    a[0] = v;
    a[4] = v;
  }

  void wrongFramedSum(int[] a, int v)
    //@ requires acc(a[*]) && a.length > 5;
    //@ ensures acc(a[*]) && sum(a, 1, 4) == \old(sum(a, 1, 4)); //~ postcondition:false
  {
    a[3] = v;
  }
}
