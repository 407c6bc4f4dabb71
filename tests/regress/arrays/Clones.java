// `array.clone()`: another array with the same elements.
class Clones {
  static int[] copied(int[] a)
    //@ requires acc(a[*], 1/2) && a.length > 0;
    //@ ensures acc(a[*], 1/2) && acc(\result[*]) && \result.length == a.length && \result != a;
    //@ ensures (\forall int i; 0 <= i && i < a.length; \result[i] == a[i] && a[i] == \old(a[i]));
  {
    return a.clone();
  }

  static void changed(int[] a)
    //@ requires acc(a[*]) && a.length == 2 && a[0] == 1;
    //@ ensures acc(a[*]) && a[0] == 1;
  {
    int[] b = a.clone();
    b[0] = 5;
    assert a[0] == 1 && b[0] == 5 && a != b;
  }

  static void same(int[] a)
    //@ requires acc(a[*]);
  {
    int[] b = a.clone();
    assert a == b; //~ assert:false
  }

  static void elements(int[] a)
    //@ requires acc(a[*]) && a.length == 2 && a[0] == 1;
  {
    int[] b = a.clone();
    assert b[0] == 1;
    assert b[1] == 1; //~ assert:false
  }

  static void withoutPermission(int[] a)
    //@ requires a != null;
  {
    int[] b = a.clone(); //~ precondition:permission
  }

  static void ofNull(int[] a)
    //@ requires a == null;
  {
    int[] b = a.clone(); //~ array:null
  }

  // The array is evaluated once.
  static int calls = 0;

  static char[] made()
    //@ requires acc(calls) && calls < 9;
    //@ ensures acc(calls) && calls == \old(calls) + 1 && acc(\result[*]) && \result.length == 1 && \result[0] == 'x';
  {
    calls++;
    return new char[] {'x'};
  }

  static void once()
    //@ requires acc(calls) && calls == 0;
    //@ ensures acc(calls) && calls == 1;
  {
    char[] b = made().clone();
    assert b.length == 1 && b[0] == 'x';
  }


  public static void main(String[] args) {
    int[] a = {1, 2};
    changed(a);
    int[] b = copied(a);
    assert b.length == 2;
  }
}
