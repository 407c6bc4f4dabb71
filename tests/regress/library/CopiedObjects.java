import java.util.Arrays;

// Copies of arrays of references: other arrays of the same objects.
class CopiedObjects {
  int value;

  static String[] grown(String[] a)
    //@ requires acc(a[*], 1/2) && a.length < 1000;
    //@ ensures acc(a[*], 1/2) && acc(\result[*]) && \result.length == 2 * a.length + 1 && \result != a;
    //@ ensures (\forall int i; 0 <= i && i < a.length; \result[i] == a[i] && a[i] == \old(a[i]));
    //@ ensures (\forall int i; a.length <= i && i < \result.length; \result[i] == null);
  {
    return Arrays.copyOf(a, 2 * a.length + 1);
  }

  static String[] wronglyGrown(String[] a)
    //@ requires acc(a[*], 1/2) && a.length < 1000;
    //@ ensures acc(a[*], 1/2) && acc(\result[*]) && \result.length == a.length + 1;
    //@ ensures (\forall int i; 0 <= i && i < \result.length; \result[i] != null); //~ postcondition:false
  {
    return Arrays.copyOf(a, a.length + 1);
  }

  static Object[] part(Object[] a, int from)
    //@ requires acc(a[*]) && 0 <= from && from <= a.length;
    //@ ensures acc(a[*]) && acc(\result[*]) && \result.length == a.length - from;
    //@ ensures (\forall int i; 0 <= i && i < \result.length; \result[i] == a[from + i]);
  {
    return Arrays.copyOfRange(a, from, a.length);
  }

  static Object[] partBeyond(Object[] a)
    //@ requires acc(a[*]);
    //@ ensures acc(a[*]);
  {
    return Arrays.copyOfRange(a, a.length + 1, a.length + 2); //~ arithmetic:overflow arithmetic:overflow precondition:false
  }

  static void negative(Object[] a)
    //@ requires acc(a[*]);
  {
    Arrays.copyOf(a, -1); //~ precondition:false
  }

  static void clones(CopiedObjects[] a)
    //@ requires acc(a[*]) && a.length > 1 && a[0] != null && acc(a[0].value);
    //@ ensures acc(a[*]) && a[0] != null && acc(a[0].value) && a[0].value == 7 && a[1] == \old(a[1]);
  {
    CopiedObjects[] b = a.clone();
    b[0].value = 7;
    b[1] = null;
    assert a != b && b[0] == a[0] && b.length == a.length;
  }

  static void wrongClone(CopiedObjects[] a)
    //@ requires acc(a[*]) && a.length > 1 && a[1] != null;
    //@ ensures acc(a[*]);
  {
    CopiedObjects[] b = a.clone();
    b[1] = null;
    assert a[1] == null; //~ assert:false
  }

  // A copy is of the class of its original, and not of Object[].
  static void wrongClasses(String[] a)
    //@ requires acc(a[*]);
  {
    Object o = Arrays.copyOf(a, 2);
    assert !(o instanceof String[]); //~ assert:false
  }

  static void withoutPermission(CopiedObjects[] a)
    //@ requires a != null;
  {
    CopiedObjects[] b = a.clone(); //~ precondition:permission
  }

  // Rows are not copied.
  static void rows(int[][] a)
    //@ requires acc(a[*]) && a.length == 1;
    //@ ensures acc(a[*]);
  {
    int[] row = a[0];
    int[][] b = a.clone();
    assert a[0] == row && b[0] == row;
  }
}

class Stacked<T> {
  private T[] items;
  private int size;

  //@ predicate valid() = acc(items) && acc(size) && items != null && acc(items[*]) && 0 <= size && size <= items.length;

  //@ requires valid();
  //@ ensures valid();
  void push(T item) {
    if (size == items.length && size < 1000) items = Arrays.copyOf(items, 2 * size + 1);
    if (size < items.length) {
      items[size] = item;
      size++;
    }
  }
}
