// The iterator pattern: an iterator holds the collection while it runs over it, so nobody can change the collection
// under it. Whoever closes the iterator gets the collection back.
interface NumberIterator {
  //@ predicate iterator();

  // What it runs over.
  //@ requires iterator();
  //@ pure Numbers source();

  // The numbers to come.
  //@ requires iterator();
  //@ pure seq<int> rest();

  //@ requires iterator();
  //@ ensures result == !rest().isEmpty;
  /*@ pure @*/ boolean hasNext();

  //@ requires iterator() && hasNext();
  //@ ensures iterator() && source() == old(source());
  //@ ensures old(rest()) == result :: rest();
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

  // The numbers that were added, in order; and the first n of them from behind.
  //@ pure seq<int> view() requires numbers(); = \values(elements, 0, size);
  /*@ pure seq<int> backwards(int n)
    @   requires numbers() && 0 <= n && n <= size();
    @   decreases n;
    @   = n == 0 ? seq<int>{} : get(n - 1) :: backwards(n - 1);
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
    //@ ensures view() == old(view()) + (result ? seq<int>{number} : seq<int>{}) && result == (old(size()) < LIMIT);
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
    //@ ensures result != null && result.iterator() && result.source() == this && result.rest() == old(view());
  {
    return new ForwardIterator(this);
  }

  NumberIterator backwards()
    //@ requires numbers();
    //@ ensures result != null && result.iterator() && result.source() == this && result.rest() == old(backwards(size()));
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
  //@ pure seq<int> rest() = numbers.view()[index..];

  ForwardIterator(Numbers numbers)
    //@ requires numbers != null && numbers.numbers();
    //@ ensures iterator() && source() == numbers && rest() == old(numbers.view());
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
  //@ pure seq<int> rest() = numbers.backwards(left);

  BackwardIterator(Numbers numbers)
    //@ requires numbers != null && numbers.numbers();
    //@ ensures iterator() && source() == numbers && rest() == old(numbers.backwards(numbers.size()));
  {
    this.numbers = numbers;
    left = numbers.size();
  }

  public /*@ pure @*/ boolean hasNext() {
    return 0 < left;
  }

  public int next() {
    left = left - 1;
    return numbers.get(left);
  }

  public void close() {
  }
}

class IteratorClient {
  /*@ static pure int largest(int known, seq<int> more)
    @   decreases more;
    @   = more.isEmpty ? known : largest(known < more.head ? more.head : known, more.tail);
    @*/

  // The largest number that comes, or 0.
  static int largest(NumberIterator i)
    //@ requires i != null && i.iterator();
    //@ ensures old(i.source()).numbers() && result == largest(0, old(i.rest()));
  {
    int largest = 0;
    while (i.hasNext())
      //@ invariant i.iterator() && i.source() == old(i.source());
      //@ invariant largest(largest, i.rest()) == largest(0, old(i.rest()));
      //@ decreases |i.rest()|;
    {
      int number = i.next();
      if (largest < number) {
        largest = number;
      }
    }
    i.close();
    return largest;
  }

  public static void main(String[] args) {
    Numbers numbers = new Numbers();
    numbers.add(3);
    numbers.add(5);
    int forwards = largest(numbers.iterator());
    numbers.add(7);
    int backwards = largest(numbers.backwards());
    numbers.add(9);
  }
}
