// Pure methods of variable arity: code may call them with any number of arguments, annotations with an array.
class Pure {
  /*@ pure @*/ static int first(int... numbers)
    //@ requires acc(numbers[*], 1/2) && numbers.length > 0;
    //@ ensures \result == numbers[0];
  {
    return numbers[0];
  }

  /*@ pure @*/ static Object same(Object... objects)
    //@ ensures \result == objects;
  {
    return objects;
  }

  static void okFirst(int a, int[] own)
    //@ requires acc(own[*]) && own.length > 0;
    //@ ensures acc(own[*]) && first(own) == \old(own[0]);
  {
    int n = first(a, 6);
    assert n == a && first(own) == own[0];
  }

  static void okSame(String a) {
    Object one = same(a), two = same(a);
    assert one != two;
  }

  static void wrongSame(String a) {
    Object one = same(a), two = same(a);
    assert one == two; //~ assert:false
  }

  static void wrongFirst() {
    int n = first(); //~ precondition:false
  }

  static void wrongNull() {
    Object none = same((Object[]) null);
    assert none == null;
    Object one = same((Object) null);
    assert one == null; //~ assert:false
  }

  // It would be a new array each time.
  /*@ pure @*/ static Object fresh(String a) {
    return same(a); //~ W0005
  }

  static void wrongAssert(String a) {
    assert same(a) != same(a); //~ W0005 W0005
  }
}
