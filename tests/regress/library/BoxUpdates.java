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
    return n++;
  }

  // What is evaluated to find the location is evaluated once.
  static void effects(Integer[] counts)
    //@ requires acc(counts[*]) && counts.length == 2 && counts[0] != null && counts[0] == 5;
    //@ requires counts[1] != null && counts[1] == 9;
    //@ ensures acc(counts[*]);
  {
    int i = 0;
    counts[i++] += i + 10;
    assert i == 1 && counts[0] == 16 && counts[1] == 9;
    i = 0;
    int before = counts[i++]++;
    assert i == 1 && counts[0] == 17 && before == 16;
    counts[--i]--;
    assert i == 0 && counts[0] == 16;
    assert counts[1] == 10; //~ assert:false
  }

  static BoxUpdates itself(BoxUpdates one)
    //@ requires acc(one.total) && one.total != null && one.total < 100;
    //@ ensures acc(one.total) && one.total == \old(one.total) && result == one;
  {
    return one;
  }

  static void ofCall(BoxUpdates one)
    //@ requires acc(one.total) && one.total != null && one.total == 5;
    //@ ensures acc(one.total);
  {
    itself(one).total++;
    assert one.total == 6;
    long old = itself(one).total--;
    assert old == 6 && one.total == 5;
    assert one.total == 6; //~ assert:false
  }

  static void wrongEffects(Integer[] counts, int i)
    //@ requires acc(counts[*]) && 0 <= i && i < counts.length;
    //@ requires (\forall int k = 0 .. counts.length; counts[k] != null && counts[k] == 5);
    //@ ensures acc(counts[*]);
  {
    counts[++i] += 1; //~ array:bounds
  }

  static void wrongPermission(Integer[] counts)
    //@ requires acc(counts[*], 1/2) && counts.length == 2 && counts[0] != null && counts[0] == 5;
  {
    int i = 0;
    counts[i++] += 1; //~ write:permission
  }

  // What is assigned so in a loop is forgotten there.
  static void wrongLoop(Integer n)
    //@ requires n != null && n == 0;
  {
    int last = 0;
    for (int i = 0; i < 3; i++)
      //@ invariant n != null && n < 100 && 0 <= i; //~ invariant-body:false
    {
      last = n++;
    }
    assert n == 0; //~ assert:false
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

  // `n++` has the box that was there before.
  static void okOld(Integer n)
    //@ requires n != null && n == 5;
  {
    int before = n++;
    assert before == 5 && n == 6;
    Integer box = n--;
    assert box.equals(6) && n == 5;
    int after = ++n;
    assert after == 6;
  }

  static void wrongOld(Integer n)
    //@ requires n != null && n == 5;
  {
    int before = n++;
    assert before == 6; //~ assert:false
  }

  static void wrongOldRange(Integer n)
    //@ requires n != null;
  {
    int before = n++; //~ arithmetic:overflow
  }

  // That very object.
  static void okOldSame(Integer n)
    //@ requires n != null && n == 1000;
  {
    Integer first = n;
    Integer before = n++;
    assert before == first && !n.equals(first);
  }

  static void wrongOldSame(Integer n)
    //@ requires n != null && n == 1000;
  {
    Integer before = n++;
    assert before == n; //~ assert:false
  }

  static void okOldElement(Integer[] counts)
    //@ requires acc(counts[*]) && counts.length == 2 && counts[0] != null && counts[0] == 5;
    //@ ensures acc(counts[*]);
  {
    int sum = counts[0]++ + counts[0]++;
    assert sum == 11 && counts[0] == 7;
    assert sum == 12; //~ assert:false
  }

  static int which(Integer n)
    //@ ensures result == 1;
  {
    return 1;
  }

  static int which(int n)
    //@ ensures result == 2;
  {
    return 2;
  }

  static void okType(Integer n, Long total)
    //@ requires n != null && n == 5 && total != null && total == 7;
  {
    int chosen = which(n++);
    assert chosen == 1 && n == 6;
    long old = total--;
    assert old == 7 && total == 6;
  }
}
