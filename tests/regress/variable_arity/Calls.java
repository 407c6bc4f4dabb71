// Variable numbers of arguments: a new array for each call, or one that is passed as it is.
class Calls {
  static int sum(int... numbers)
    //@ requires acc(numbers[*], 1/2);
    //@ requires (\forall int i; 0 <= i && i < numbers.length; 0 <= numbers[i] && numbers[i] <= 1000) && numbers.length <= 1000;
    //@ ensures acc(numbers[*], 1/2) && \result == (\sum int i; 0 <= i && i < numbers.length; numbers[i]);
    //@ ensures (\forall int i; 0 <= i && i < numbers.length; numbers[i] == \old(numbers[i]));
  {
    int sum = 0;
    for (int i = 0; i < numbers.length; i++)
      //@ invariant acc(numbers[*], 1/2) && 0 <= i && i <= numbers.length && 0 <= sum && sum <= 1000 * i;
      //@ invariant (\forall int k; 0 <= k && k < numbers.length; 0 <= numbers[k] && numbers[k] <= 1000 && numbers[k] == \old(numbers[k]));
      //@ invariant sum == (\sum int k; 0 <= k && k < i; numbers[k]);
    {
      sum += numbers[i];
    }
    return sum;
  }

  // The length, and what the first two are.
  static int length(int first, int... rest)
    //@ requires rest != null;
    //@ ensures \result == rest.length + 1;
  {
    return rest.length == Integer.MAX_VALUE ? first : rest.length + 1; //~^^ postcondition:false
  }

  static int count(Object... objects)
    //@ requires objects != null;
    //@ ensures \result == objects.length;
  {
    return objects.length;
  }

  static void okCalls(int a, int[] given)
    //@ requires 0 <= a && a <= 10;
  {
    int n = count();
    assert n == 0;
    n = count("a");
    assert n == 1;
    n = count("a", 1, null);
    assert n == 3;
    n = count(1, 2L);
    assert n == 2;
    n = count((Object) null);
    assert n == 1;
    n = count((Object) new String[] {"a", "b"});
    assert n == 1;
    n = count(given);
    assert n == 1;
    n = count(given, given);
    assert n == 2;
    Object[] objects = {"a", "b"};
    n = count(objects);
    assert n == 2;
    n = count((Object) objects);
    assert n == 1;
    n = count(objects, objects);
    assert n == 2;
  }

  // Java would pass the array itself, which is one of strings.
  static void leftOut(String[] texts) {
    int n = count(texts); //~ W0009
    assert n == 1;
  }

  static void leftOutRows(int[][] rows) {
    int n = count(rows); //~ W0009
    assert n == 1;
  }

  static void wrongGathered(int[] given) {
    int n = count(given, given);
    assert n == 1; //~ assert:false
  }

  static int order(int a, int... rest)
    //@ requires acc(rest[*]) && rest.length == 2;
    //@ ensures \result == \old(a == 0 && rest[0] == 1 && rest[1] == 2 ? 1 : 0);
  {
    return a == 0 && rest[0] == 1 && rest[1] == 2 ? 1 : 0;
  }

  static void okOrder() {
    int i = 0;
    int n = order(i++, i++, i++);
    assert n == 1 && i == 3;
  }

  static void okSums(int a)
    //@ requires 0 <= a && a <= 10;
  {
    int both = sum(a, 3);
    assert both == a + 3;
    int none = sum();
    assert none == 0;
    int[] own = {1, a, 1};
    int three = sum(own);
    assert three == a + 2 && own[1] == a;
  }

  static void wrongSum(int a)
    //@ requires 0 <= a && a <= 10;
  {
    int both = sum(a, 3);
    assert both == a + 4; //~ assert:false
  }

  static void wrongBound(int a)
    //@ requires 0 <= a;
  {
    int both = sum(a, 3); //~ precondition:false
  }

  // Null is the array, not an element of one.
  static void wrongNull() {
    int n = count(null); //~ precondition:false
  }

  static void wrongNullArray(Object[] objects) {
    int n = count(objects); //~ precondition:false
  }
}
