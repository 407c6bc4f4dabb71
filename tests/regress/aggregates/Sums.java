// What is added up of the elements of an array, and what follows of it.
class Sums {
  //@ requires a != null && acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && \result == (\sum int j = 0 .. a.length; a[j]);
  //@ pure
  static long sum(int[] a) {
    long sum = 0;
    //@ loop_invariant 0 <= i && i <= a.length && acc(a[*], 1/2);
    //@ loop_invariant sum == (\sum int j = 0 .. i; a[j]);
    //@ loop_invariant -2147483648 * i <= sum && sum <= 2147483647 * i;
    for (int i = 0; i < a.length; i++) sum += a[i];
    return sum;
  }
}
