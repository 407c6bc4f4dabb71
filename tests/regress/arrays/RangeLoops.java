// Loops over arrays: what the invariant holds is forgotten, the rest of the array is framed.
class RangeLoops {
  void okTwoParts(int[] a)
    //@ requires acc(a[*]);
    //@ ensures acc(a[*]);
  {
    int i = 0;
    while (i < a.length)
      //@ invariant acc(a[0..i]) ** acc(a[i..a.length]) ** 0 <= i <= a.length;
    {
      a[i] = 3;
      i++;
    }
  }

  void wrongTwoParts(int[] a)
    //@ requires acc(a[*]);
    //@ ensures acc(a[*]); //~ postcondition:permission
  {
    int i = 0;
    while (i < a.length)
      //@ invariant acc(a[i..a.length]) ** 0 <= i <= a.length;
    {
      a[i] = 3;
      i++;
    }
  }

  void wrongUpperGrows(int[] a)
    //@ requires acc(a[*]) && a.length > 3;
    //@ ensures acc(a[*]);
  {
    int i = 3;
    while (0 < i)
      //@ invariant acc(a[i..a.length]) ** 0 <= i <= a.length; //~ invariant-body:permission
    {
      i--;
    }
  }

  void okFrame(int[] a, int k)
    //@ requires acc(a[*]) && 0 < k <= a.length && a[0] == 5;
    //@ ensures acc(a[*]) && a[0] == 5;
  {
    for (int i = 1; i < k; i++)
      //@ invariant acc(a[1..k]) ** 1 <= i;
    {
      a[i] = a[i] / 2;
    }
  }

  void wrongFrame(int[] a, int k)
    //@ requires acc(a[*]) && 0 < k <= a.length && a[0] == 5;
    //@ ensures acc(a[*]) && a[0] == 5; //~ postcondition:false
  {
    for (int i = 0; i < k; i++)
      //@ invariant acc(a[0..k]) ** 0 <= i;
    {
      a[i] = 6;
    }
  }

  void okDone(int[] a, int k)
    //@ requires acc(a[*]) && 0 <= k < a.length;
    //@ ensures acc(a[*]) && a[k] == 1;
  {
    int i = 0;
    while (i < a.length)
      //@ invariant acc(a[*]) ** 0 <= i <= a.length ** (k < i ==> a[k] == 1);
    {
      a[i] = 1;
      i++;
    }
  }

  void wrongDone(int[] a, int k)
    //@ requires acc(a[*]) && 0 <= k < a.length;
    //@ ensures acc(a[*]) && a[k] == 1;
  {
    int i = 0;
    while (i < a.length)
      //@ invariant acc(a[*]) ** 0 <= i <= a.length ** (k <= i ==> a[k] == 1); //~ invariant-entry:false //~ invariant-body:false
    {
      a[i] = 1;
      i++;
    }
  }

  void okWindow(int[] a)
    //@ requires acc(a[*]) && a.length > 9 && a[9] == 9;
    //@ ensures acc(a[*]) && a[9] == 9;
  {
    for (int i = 0; i < 9; i++)
      //@ invariant acc(a[0..9]) ** 0 <= i;
    {
      touch(a, i);
    }
  }

  void touch(int[] a, int i)
    //@ requires acc(a[i]);
    //@ ensures acc(a[i]);
  {
    a[i] = 7;
  }

  void okBreak(int[] a, int n)
    //@ requires acc(a[*]) && 1 < n <= a.length && a[0] == 1;
    //@ ensures acc(a[*]) && a[0] == 1;
  {
    int i = 1;
    while (true)
      //@ invariant acc(a[1..n]) ** 1 <= i < n;
    {
      if (a[i] == 0) break;
      if (i + 1 == n) return;
      a[i] = 0;
      i++;
    }
    a[i] = 4;
  }

  void okForEach(int[] a)
    //@ requires acc(a[*]);
    //@ ensures acc(a[*]);
  {
    int last = 0;
    for (int e : a)
      //@ invariant acc(a[*]);
    {
      last = e;
    }
  }

  void wrongForEach(int[] a)
    //@ requires acc(a[*]);
    //@ ensures acc(a[*]);
  {
    int last = 0;
    for (int e : a) //~ read:permission
      //@ invariant acc(a[0..a.length - 1]);
    {
      last = e;
    }
  }

  int okUntouched(int[] a, int i)
    //@ requires acc(a[*]) ** 0 <= i && i < a.length;
    //@ ensures acc(a[*]) ** untouched(acc(a[*]));
    //@ ensures \result == old(a[i]);
  {
    int n = 0;
    while (n < a.length)
      //@ invariant acc(a[*]) ** untouched(acc(a[*]));
    {
      n++;
    }
    //@ assert untouched(acc(a[i])) ** untouched(acc(a[0..i]));
    return a[i];
  }

  void wrongUntouched(int[] a)
    //@ requires acc(a[*]) ** 0 < a.length;
    //@ ensures acc(a[*]);
  {
    int n = 0;
    while (n < a.length)
      //@ invariant acc(a[*]) ** 0 <= n;
      //@ invariant untouched(acc(a[*])); //~ invariant-body:false
    {
      a[n] = n;
      n++;
    }
  }

  void wrongUntouchedAssert(int[] a)
    //@ requires acc(a[*]) ** 1 < a.length;
    //@ ensures acc(a[*]);
  {
    a[1] = 3;
    //@ assert untouched(acc(a[0..1]));
    //@ assert untouched(acc(a[0..2])); //~ assert:false
  }
}
