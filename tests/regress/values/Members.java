// What is in a part of an array: found by loops that go up, down, and from both ends.
class Members {
  static int first(Object[] a, Object e)
    //@ requires a != null ** acc(a[*], 1/2);
    //@ ensures acc(a[*], 1/2) ** (\result == -1 <==> !(e \in \values(a)));
    //@ ensures \result != -1 ==> 0 <= \result < a.length && a[\result] == e && !(e \in \values(a, 0, \result));
  {
    for (int i = 0; i < a.length; i++)
      //@ invariant acc(a[*], 1/2) ** 0 <= i <= a.length ** !(e \in \values(a, 0, i));
    {
      if (a[i] == e) return i;
    }
    return -1;
  }

  static int last(int[] a, int e)
    //@ requires a != null ** acc(a[*], 1/2);
    //@ ensures acc(a[*], 1/2) ** (\result == -1 <==> !(e \in \values(a)));
    //@ ensures \result != -1 ==> 0 <= \result < a.length && a[\result] == e && !(e \in \values(a, \result + 1, a.length));
  {
    int i = a.length - 1;
    while (i >= 0 && a[i] != e)
      //@ invariant acc(a[*], 1/2) ** -1 <= i < a.length ** !(e \in \values(a, i + 1, a.length));
    {
      i--;
    }
    return i;
  }

  static boolean has(String[] a, String e)
    //@ requires a != null ** acc(a[*]);
    //@ ensures acc(a[*]) ** (\result <==> e \in \values(a));
  {
    boolean found = false;
    for (int i = 0; i < a.length; i++)
      //@ invariant acc(a[*]) ** 0 <= i <= a.length ** (found <==> e \in \values(a, 0, i));
    {
      if (a[i] == e) found = true;
    }
    return found;
  }

  static void fill(int[] a, int e)
    //@ requires a != null ** acc(a[*]) ** a.length > 3;
    //@ ensures acc(a[*]) ** e \in \values(a, 2, 4);
  {
    a[3] = e;
  }

  static void ranges(int[] a, int i, int j, int e)
    //@ requires a != null ** acc(a[*]) ** 0 <= i <= j < a.length ** e \in \values(a, i, j);
    //@ ensures acc(a[*]) ** e \in \values(a);
  {
    //@ assert e \in \values(a, i, j + 1);
    //@ assert e \in \values(a, 0, j);
    //@ assert a[j] == e || !(e \in \values(a, j, j + 1));
    //@ assert a[j] \in \values(a, i, j + 1);
  }

  static void wrongRead(int[] a, int i, int j, int e)
    //@ requires a != null ** acc(a[*], 1/2) ** 0 <= i <= j < a.length ** a[j] == e;
    //@ ensures acc(a[*], 1/2) ** e \in \values(a, i, j); //~ postcondition:false
  {
  }

  static void wrongLonger(int[] a, int i, int j, int e)
    //@ requires a != null ** acc(a[*], 1/2) ** 0 <= i <= j < a.length ** e \in \values(a, i, j + 1);
    //@ ensures acc(a[*], 1/2) ** e \in \values(a, i, j); //~ postcondition:false
  {
  }

  static void wrongEmpty(int[] a, int i, int j, int e)
    //@ requires a != null ** acc(a[*], 1/2) ** 0 <= i < a.length ** 0 <= j < a.length ** i <= j ** !(e \in \values(a, i, j));
    //@ ensures acc(a[*], 1/2) ** !(e \in \values(a, i, j + 1)); //~ postcondition:false
  {
  }

  static int wrongFirst(Object[] a, Object e)
    //@ requires a != null ** acc(a[*], 1/2);
    //@ ensures acc(a[*], 1/2) ** (\result == -1 <==> !(e \in \values(a)));
  {
    for (int i = 1; i < a.length; i++)
      //@ invariant acc(a[*], 1/2) ** 0 <= i ** (i <= a.length || a.length == 0) ** !(e \in \values(a, 0, i)); //~ invariant-entry:false invariant-entry:bounds
    {
      if (a[i] == e) return i;
    }
    return -1;
  }

  static int wrongLast(int[] a, int e)
    //@ requires a != null ** acc(a[*], 1/2);
    //@ ensures acc(a[*], 1/2) ** (\result == -1 <==> !(e \in \values(a))); //~ postcondition:false
  {
    int i = a.length - 1;
    while (i > 0 && a[i] != e)
      //@ invariant acc(a[*], 1/2) ** -1 <= i < a.length ** !(e \in \values(a, i + 1, a.length));
    {
      i--;
    }
    return i;
  }

  static void wrongWrite(int[] a, int e)
    //@ requires a != null ** acc(a[*]) ** a.length > 3 ** e \in \values(a);
    //@ ensures acc(a[*]) ** e \in \values(a); //~ postcondition:false
  {
    a[2] = 7;
  }

  static void slices(int[] a, int i, int j, int e)
    //@ requires a != null ** acc(a[*], 1/2) ** 2 <= a.length ** 0 <= i <= j < a.length - 2 ** e \in \values(a, 2, a.length)[i .. j];
    //@ ensures acc(a[*], 1/2) ** e \in \values(a, 2, a.length)[i .. j + 1] ** e \in \values(a, 2, a.length);
  {
  }

  static void wrongSlice(int[] a, int i, int j, int e)
    //@ requires a != null ** acc(a[*], 1/2) ** 2 <= a.length ** 0 <= i <= j < a.length - 2 ** e \in \values(a, 2, a.length)[i .. j + 1];
    //@ ensures acc(a[*], 1/2) ** (e \in \values(a, 2, a.length)[i .. j] || a[i + 2] == e); //~ postcondition:false
  {
  }

  static void wrongEnd(int[] a, int j, int e)
    //@ requires a != null ** acc(a[*], 1/2) ** 2 <= a.length ** e \in \values(a, 2, a.length)[0 .. a.length - 2];
    //@ ensures acc(a[*], 1/2) ** (a.length > 2 ==> e \in \values(a, 2, a.length)[0 .. a.length - 3] || a[2] == e); //~ postcondition:false
  {
  }
}
