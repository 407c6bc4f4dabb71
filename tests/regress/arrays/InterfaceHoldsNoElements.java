// A predicate whose definition is not known yields no elements.
interface Bag {
  //@ predicate valid();

  //@ requires valid();
  //@ ensures valid();
  int get(int i);
}

class ArrayBag implements Bag {
  int[] a;

  //@ predicate valid() = acc(a) ** a != null ** acc(a[*]);

  public int get(int i) {
    return 0 <= i && i < a.length ? a[i] : 0;
  }
}

class Client {
  static int read(Bag b, int[] x, int i)
    //@ requires b.valid() ** x != null ** 0 <= i ** i < x.length;
  {
    return x[i]; //~ read:permission [never-held]
  }

  static void all(int[] x)
    //@ requires x != null ** acc(x[*]);
  {
  }

  static void hand(Bag b, int[] x)
    //@ requires b.valid() ** x != null;
  {
    all(x); //~ precondition:permission [never-held]
  }

  static int known(int i)
    //@ requires 0 <= i;
  {
    ArrayBag b = new ArrayBag();
    b.a = new int[] {1, 2, 3};
    //@ close b.valid();
    int r = b.get(i);
    //@ open b.valid();
    return b.a.length > 0 ? b.a[0] : 0;
  }
}
