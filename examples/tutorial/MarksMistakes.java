class MarksMistakes {
  static int last(int[] marks)
    //@ requires acc(marks[*]) ** marks.length > 0;
    //@ ensures acc(marks[*]);
  {
    return marks[marks.length]; //~ array:bounds
  }

  static void clear(int[] marks)
    //@ requires acc(marks[*]);
    //@ ensures acc(marks[*]);
  {
    for (int i = 0; i < marks.length; i++)
      //@ invariant 0 <= i;
    {
      marks[i] = 0; //~ write:permission
    }
  }

  static void raise(int[] marks, int i, int j)
    //@ requires acc(marks[i]) ** acc(marks[j]) ** marks[i] < 100;
    //@ ensures acc(marks[i]) ** acc(marks[j]) ** marks[i] == old(marks[i]) + 1;
  {
    marks[i]++;
  }

  static void raiseTwice(int[] marks)
    //@ requires acc(marks[*]) ** marks.length > 0 ** marks[0] < 100;
    //@ ensures acc(marks[*]);
  {
    raise(marks, 0, 0); //~ precondition:permission
  }

  static void clearNone(int[] marks)
  {
    clearSome(marks, 0); //~ precondition:permission
  }

  static void clearSome(int[] marks, int n)
    //@ requires acc(marks[0..n]);
    //@ ensures acc(marks[0..n]);
  {
    for (int i = 0; i < n; i++)
      //@ invariant acc(marks[0..n]) ** 0 <= i;
    {
      marks[i] = 0;
    }
  }
}
