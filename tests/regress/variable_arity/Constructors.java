// Constructors of variable arity: called by super(…), this(…), enum constants, and by nobody in silence.
class Constructors {
  static class Counted {
    final int n;

    Counted(int... numbers)
      //@ requires numbers != null;
      //@ ensures n == numbers.length;
    {
      n = numbers.length;
    }
  }

  static class None extends Counted {
    None()
      //@ ensures n == 0;
    {
      super();
    }

    None(int a)
      //@ ensures n == 1; //~ postcondition:false
    {
      super(a, a);
    }
  }

  static class Silent extends Counted {
    Silent() { //~ W0009
    }
  }

  static class Unwritten extends Counted { //~ W0009
  }

  // The array is older than the field that keeps it, and newer than what the caller has.
  static class Kept {
    final int[] a;

    Kept(int... numbers)
      //@ requires acc(numbers[*]);
      //@ ensures a == numbers && acc(a[*]) && (\forall int i; 0 <= i && i < a.length; a[i] == \old(numbers[i]));
    {
      a = numbers;
    }
  }

  static class Below extends Kept {
    Below(int k)
      //@ ensures acc(a[*]) && a.length == 2 && a[1] == 7;
    {
      super(k, 7);
    }

    Below()
      //@ ensures acc(a[*]) && a.length == 2 && a[1] == 7;
    {
      this(3);
      assert a.length == 3; //~ assert:false
    }

    Below(boolean b) {
      super(1, 2);
      assert false; //~ assert:false
    }
  }

  enum Size {
    TWO(1, 2),
    NONE,
    ONE(5);

    final int n;

    Size(int... numbers)
      //@ requires numbers != null;
      //@ ensures n == numbers.length;
    {
      n = numbers.length;
    }
  }

  static void okSizes() {
    assert Size.TWO.n == 2 && Size.NONE.n == 0 && Size.ONE.n == 1;
  }

  static void wrongSizes() {
    assert Size.NONE.n == 1; //~ assert:false
  }
}

// Java takes the one with a variable number of arguments where the other one is private.
class Hidden {
  final int n;

  private Hidden()
    //@ ensures n == 1;
  {
    n = 1;
  }

  Hidden(int... numbers)
    //@ requires numbers != null;
    //@ ensures n == 2;
  {
    n = 2;
  }
}

class Heir extends Hidden {
  Heir() //~ W0009
    //@ ensures n == 1;
  {
  }

  Heir(int a)
    //@ ensures n == 2;
  {
    super();
  }
}

class Children extends Hidden { //~ W0009
}
