// Arguments are boxed one by one; how many objects there are for one value is not known above 127.
class Boxed {
  static Integer last(Integer... numbers)
    //@ requires acc(numbers[*], 1/2) && numbers.length > 0;
    //@ ensures acc(numbers[*], 1/2) && \result == \old(numbers[numbers.length - 1]);
  {
    return numbers[numbers.length - 1];
  }

  static void ok() {
    Integer n = last(1, 2, 127);
    assert n == 127;
    Integer small = last(127);
    assert n == small;
    int m = last(5, 1000);
    assert m == 1000;
  }

  static void wrong() {
    Integer n = last(1000), m = last(1000);
    assert n == m; //~ assert:false
  }

  static void wrongDistinct() {
    Integer n = last(1000), m = last(1000);
    assert n != m; //~ assert:false
  }
}
