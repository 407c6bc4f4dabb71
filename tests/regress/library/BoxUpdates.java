// Operators that assign a box: it is unboxed, and another box is made (JLS 15.26.2).
class BoxUpdates {
  Integer count;
  Long total;

  void ok()
    //@ requires acc(count) && count != null && count < 100 && acc(total) && total != null && total == 5;
    //@ ensures acc(count) && count != null && count == \old(count) + 1;
    //@ ensures acc(total) && total != null && total == 10;
  {
    count++;
    total *= 2L;
  }

  void wrong()
    //@ requires acc(count) && count != null && count < 100;
    //@ ensures acc(count) && count != null && count == \old(count); //~ postcondition:false
  {
    count += 1;
  }

  void wrongNull()
    //@ requires acc(count);
    //@ ensures acc(count);
  {
    count++; //~ call:null arithmetic:overflow
  }

  void wrongRange()
    //@ requires acc(count) && count != null;
    //@ ensures acc(count);
  {
    count += 1; //~ arithmetic:overflow
  }

  // It is another object than before.
  static void wrongSame(Integer n)
    //@ requires n != null && n == 1000;
  {
    Integer before = n;
    n += 0;
    assert n.equals(before);
    assert n == before; //~ assert:false
  }

  static void okElement(Integer[] counts, int i)
    //@ requires acc(counts[*]) && 0 <= i && i < counts.length && counts[i] != null && counts[i] < 9;
    //@ ensures acc(counts[*]) && counts[i] != null && counts[i] == \old(counts[i].intValue()) + 1;
  {
    counts[i]++;
  }

  static int okLoop(Integer n)
    //@ requires n != null && n == 3;
    //@ ensures result == 3;
  {
    int steps = 0;
    for (Integer i = 0; i < n; i++)
      //@ invariant i != null && n == 3 && 0 <= i && i <= 3 && steps == i.intValue();
    {
      steps++;
    }
    return steps;
  }

  static boolean okTruth(Boolean b)
    //@ requires b != null;
    //@ ensures result == (b.booleanValue() && true);
  {
    b &= true;
    return b;
  }

  static int used(Integer n)
    //@ requires n != null && n < 100;
  {
    return n++; //~ W0009
  }

  static void effects(Integer[] counts, int i)
    //@ requires acc(counts[*]) && 0 <= i && i + 1 < counts.length;
  {
    counts[i++] += 1; //~ W0009
  }

  static void small(Character c)
    //@ requires c != null;
  {
    c++; //~ W0009
  }

  public static void main(String[] args) {
    BoxUpdates one = new BoxUpdates();
    one.count = 5;
    one.total = 5L;
    one.ok();
    assert one.count == 6 && one.total == 10;
    Integer[] counts = {1, 2};
    okElement(counts, 1);
    assert counts[1] == 3;
    int steps = okLoop(3);
    assert steps == 3;
  }
}
