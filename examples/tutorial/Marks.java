class Marks {
  static int best(int[] marks)
    //@ requires acc(marks[*]) ** marks.length > 0;
    //@ ensures acc(marks[*]) ** untouched(acc(marks[*]));
    //@ ensures result >= marks[0];
  {
    int best = marks[0];
    for (int i = 1; i < marks.length; i++)
      //@ invariant acc(marks[*]) ** untouched(acc(marks[*])) ** 1 <= i <= marks.length;
      //@ invariant best >= marks[0] ** best >= marks[i - 1];
    {
      if (marks[i] > best) {
        best = marks[i];
      }
    }
    return best;
  }

  static void swap(int[] marks, int i, int j)
    //@ requires acc(marks[i]) ** acc(marks[j]);
    //@ ensures acc(marks[i]) ** acc(marks[j]);
    //@ ensures marks[i] == old(marks[j]) ** marks[j] == old(marks[i]);
  {
    int saved = marks[i];
    marks[i] = marks[j];
    marks[j] = saved;
  }

  static void clear(int[] marks, int from, int to)
    //@ requires acc(marks[from..to]);
    //@ ensures acc(marks[from..to]) ** (from < to ==> marks[to - 1] == 0);
  {
    for (int i = from; i < to; i++)
      //@ invariant acc(marks[from..to]) ** from <= i ** (from < to ==> i <= to);
      //@ invariant from < i <= to ==> marks[i - 1] == 0;
    {
      marks[i] = 0;
    }
  }

  static int[] copy(int[] marks)
    //@ requires acc(marks[*]);
    //@ ensures acc(marks[*]) ** untouched(acc(marks[*])) ** acc(result[*]) ** result.length == marks.length;
  {
    int[] copy = new int[marks.length];
    for (int i = 0; i < marks.length; i++)
      //@ invariant acc(marks[*]) ** untouched(acc(marks[*])) ** acc(copy[*]) ** 0 <= i;
      //@ invariant copy.length == marks.length;
    {
      copy[i] = marks[i];
    }
    return copy;
  }

  public static void main(String[] args) {
    int[] marks = {3, 5, 4, 2};
    swap(marks, 0, 1);
    assert marks[0] == 5 && marks[1] == 3 && marks[2] == 4;
    clear(marks, 2, 4);
    assert marks[0] == 5 && marks[3] == 0;
    int[] kept = copy(marks);
    kept[0] = 1;
    assert marks[0] == 5;
  }
}
