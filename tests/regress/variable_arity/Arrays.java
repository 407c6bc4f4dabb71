// What is passed as an array is that array: a method that changes it changes the caller's. What is gathered is new.
class Arrays {
  static int[] kept;

  static void clear(int... numbers)
    //@ requires acc(numbers[*]);
    //@ ensures acc(numbers[*]) && (\forall int i; 0 <= i && i < numbers.length; numbers[i] == 0);
  {
    for (int i = 0; i < numbers.length; i++)
      //@ invariant acc(numbers[*]) && 0 <= i && i <= numbers.length;
      //@ invariant (\forall int k; 0 <= k && k < i; numbers[k] == 0);
    {
      numbers[i] = 0;
    }
  }

  static int[] same(int... numbers)
    //@ requires acc(numbers[*]);
    //@ ensures acc(\result[*]) && \result == numbers && (\forall int i; 0 <= i && i < numbers.length; numbers[i] == \old(numbers[i]));
  {
    return numbers;
  }

  static void okChanged() {
    int[] own = {1, 2};
    clear(own);
    assert own[0] == 0;
    int a = 1;
    clear(a, a);
    assert a == 1;
  }

  static void wrongChanged() {
    int[] own = {1, 2};
    clear(own);
    assert own[0] == 1; //~ assert:false
  }

  static void okNew(int a) {
    int[] one = same(a, 2);
    int[] two = same(a, 2);
    assert one != two && one[0] == a && one.length == 2;
    one[0] = 5;
    assert two[0] == a;
    int[] three = same(one);
    assert three == one;
    three[1] = 7;
    assert one[1] == 7;
  }

  static void wrongNew(int a) {
    int[] one = same(a, 2);
    int[] two = same(one);
    two[0] = 5;
    assert one[0] == a; //~ assert:false
  }

  // The callee may keep the array, but has no permission that it does not give back.
  static void keep(int... numbers)
    //@ requires acc(kept);
    //@ ensures acc(kept) && kept == numbers;
  {
    kept = numbers;
  }

  static void okKept()
    //@ requires acc(kept);
    //@ ensures acc(kept) && acc(kept[*]) && kept.length == 2;
  {
    keep(1, 2);
  }

  static void wrongKept(int[] own)
    //@ requires acc(kept) && acc(own[*]) && own.length == 2;
    //@ ensures acc(kept) && acc(own[*]) && acc(kept[*]); //~ postcondition:permission
  {
    keep(own);
  }
}
