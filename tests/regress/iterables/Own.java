import java.util.Iterator;

// `for` over classes of one's own: what iterator(), hasNext() and next() promise is what the loop knows.
class Countdown implements Iterable<Integer> {
  final int from;

  Countdown(int from)
    //@ requires 0 <= from;
    //@ ensures this.from == from;
  {
    this.from = from;
  }

  public Iterator<Integer> iterator()
    //@ requires 0 <= from;
    //@ ensures result != null && result.valid() && result.count() == 0 && |result.elements()| == from;
    //@ ensures (\forall int i; 0 <= i && i < from; result.elements()[i] == Integer.boxed(from - i));
  {
    return new CountdownIterator(from);
  }

  static int okLast(int n)
    //@ requires 0 < n;
    //@ ensures \result == 1;
  {
    int last = 0;
    for (Integer value : new Countdown(n))
      //@ invariant 0 < \index ==> last == n - \index + 1;
    {
      last = value;
    }
    return last;
  }

  static int okCount(Countdown numbers)
    //@ requires numbers != null && 0 <= numbers.from;
    //@ ensures \result == numbers.from;
  {
    int n = 0;
    for (int value : numbers)
      //@ invariant n == \index;
    {
      n++;
      assert value == numbers.from - (n - 1);
    }
    return n;
  }

  static void wrongFirst(Countdown numbers)
    //@ requires numbers != null && 0 <= numbers.from;
  {
    for (int value : numbers) {
      assert value == numbers.from; //~ assert:false
    }
  }

  public static void main(String[] args) {
    int last = okLast(4);
    int n = okCount(new Countdown(3));
    assert last == 1 && n == 3;
    System.out.println(last);
  }
}

class CountdownIterator implements Iterator<Integer> {
  final int from;
  private int next;

  //@ predicate valid() = acc(next) && 0 <= next && next <= from;

  //@ requires 0 <= n && n <= m && m <= Integer.MAX_VALUE;
  //@ ensures |result| == n && (\forall int i; 0 <= i && i < n; result[i] == Integer.boxed(m - i));
  //@ decreases n;
  //@ pure ghost static seq<Integer> down(int n, int m) = n == 0 ? seq<Integer>{} : down(n - 1, m) + seq<Integer>{Integer.boxed(m - n + 1)};

  //@ requires valid();
  //@ ensures result == down(from, from) && |result| == from;
  //@ ensures (\forall int i; 0 <= i && i < from; result[i] == Integer.boxed(from - i));
  //@ pure ghost seq<Integer> elements() = down(from, from);

  //@ requires valid();
  //@ ensures 0 <= result && result <= |elements()|;
  //@ pure ghost int count() = from - next;

  CountdownIterator(int from)
    //@ requires 0 <= from;
    //@ ensures valid() && count() == 0 && elements() == down(from, from);
  {
    this.from = from;
    next = from;
  }

  /*@ pure @*/ public boolean hasNext()
    //@ requires valid();
    //@ ensures result == (count() < |elements()|);
  {
    return next > 0;
  }

  public Integer next()
    //@ requires valid() && count() < |elements()|;
    //@ ensures valid() && elements() == \old(elements()) && count() == \old(count()) + 1;
    //@ ensures result != null && result.intValue() == \old(elements()[count()]).intValue();
  {
    next--;
    return next + 1;
  }
}
