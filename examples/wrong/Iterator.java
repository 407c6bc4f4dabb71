// Clients that change the collection under an iterator, or use an iterator that has come to its end or is closed.
interface NumberIterator {
  //@ predicate iterator();

  // What it runs over.
  //@ requires iterator();
  //@ pure Numbers source();

  //@ requires iterator();
  /*@ pure @*/ boolean hasNext();

  //@ requires iterator() && hasNext();
  //@ ensures iterator() && source() == old(source());
  int next();

  //@ requires iterator();
  //@ ensures old(source()).numbers();
  void close();
}

class Numbers {
  static final int LIMIT = 1000;

  private int[] elements = new int[LIMIT];
  private int size;

  /*@ predicate numbers() = acc(elements) ** acc(size) ** elements != null ** acc(elements[*]) **
    @                       elements.length == LIMIT ** 0 <= size ** size <= LIMIT;
    @*/

  Numbers()
    //@ ensures numbers() && size() == 0;
  {
  }

  /*@ pure @*/ int size()
    //@ requires numbers();
    //@ ensures 0 <= result && result <= LIMIT;
  {
    return size;
  }

  /*@ pure @*/ int get(int index)
    //@ requires numbers() && 0 <= index && index < size();
  {
    return elements[index];
  }

  // Whether there was room for it.
  boolean add(int number)
    //@ requires numbers();
    //@ ensures numbers() && size() == old(size()) + (result ? 1 : 0);
    //@ ensures result ==> get(size() - 1) == number;
  {
    if (size == LIMIT) {
      return false;
    }
    elements[size] = number;
    size = size + 1;
    return true;
  }

  NumberIterator iterator()
    //@ requires numbers();
    //@ ensures result != null && result.iterator() && result.source() == this;
  {
    return new ForwardIterator(this);
  }

  NumberIterator backwards()
    //@ requires numbers();
    //@ ensures result != null && result.iterator() && result.source() == this;
  {
    return new BackwardIterator(this);
  }
}

final class ForwardIterator implements NumberIterator {
  private Numbers numbers;
  private int index;

  /*@ predicate iterator() = acc(numbers) ** acc(index) ** numbers != null ** numbers.numbers() **
    @                        0 <= index ** index <= numbers.size();
    @*/
  //@ pure Numbers source() requires iterator(); = numbers;

  ForwardIterator(Numbers numbers)
    //@ requires numbers != null && numbers.numbers();
    //@ ensures iterator() && source() == numbers;
  {
    this.numbers = numbers;
  }

  public /*@ pure @*/ boolean hasNext() {
    return index < numbers.size();
  }

  public int next() {
    int number = numbers.get(index);
    index = index + 1;
    return number;
  }

  public void close() {
  }
}

final class BackwardIterator implements NumberIterator {
  private Numbers numbers;
  private int left;

  /*@ predicate iterator() = acc(numbers) ** acc(left) ** numbers != null ** numbers.numbers() **
    @                        0 <= left ** left <= numbers.size();
    @*/
  //@ pure Numbers source() requires iterator(); = numbers;

  BackwardIterator(Numbers numbers)
    //@ requires numbers != null && numbers.numbers();
    //@ ensures iterator() && source() == numbers;
  {
    this.numbers = numbers;
    left = numbers.size();
  }

  public /*@ pure @*/ boolean hasNext() {
    return 0 < left;
  }

  // One too far.
  public int next() {
    int number = numbers.get(left); //~ precondition:false [unknown-value]
    left = left - 1;
    return number;
  }

  public void close() {
  }
}

class IteratorClient {
  // The collection is the iterator's until that is closed.
  static void addWhileIterating(Numbers numbers)
    //@ requires numbers != null && numbers.numbers();
  {
    NumberIterator i = numbers.iterator();
    while (i.hasNext())
      //@ invariant i.iterator();
    {
      int number = i.next();
      if (number == 0) {
        numbers.add(number); //~ precondition:predicate [given-away]
      }
    }
  }

  static int first(Numbers numbers)
    //@ requires numbers != null && numbers.numbers();
  {
    NumberIterator i = numbers.iterator();
    int first = i.next(); //~ precondition:false [changed]
    i.close();
    return first;
  }

  static void afterClosing(Numbers numbers)
    //@ requires numbers != null && numbers.numbers();
    //@ ensures numbers.numbers();
  {
    NumberIterator i = numbers.iterator();
    i.close();
    boolean more = i.hasNext(); //~ precondition:predicate [given-away]
  }

  // Two iterators cannot both hold it.
  static void two(Numbers numbers)
    //@ requires numbers != null && numbers.numbers();
  {
    NumberIterator i = numbers.iterator();
    NumberIterator j = numbers.backwards(); //~ precondition:predicate [given-away]
  }
}
