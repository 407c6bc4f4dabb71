// What a loop adds up, element by element.
class Loops {
  //@ requires a != null && acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && \result == (\sum int j = 0 .. a.length; a[j]);
  static long sum(int[] a) {
    long sum = 0;
    //@ loop_invariant 0 <= i && i <= a.length && acc(a[*], 1/2);
    //@ loop_invariant sum == (\sum int j = 0 .. i; a[j]);
    //@ loop_invariant -2147483648L * i <= sum && sum <= 2147483647L * i;
    //@ decreases a.length - i;
    for (int i = 0; i < a.length; i++) sum += a[i];
    return sum;
  }

  //@ requires a != null && acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && \result == (\sum int j = 0 .. a.length; a[j]);
  static long sumOfOthers(int[] a) {
    long sum = 0;
    //@ loop_invariant 0 <= i && i <= a.length && acc(a[*], 1/2);
    //@ loop_invariant sum == (\sum int j = 0 .. i; a[j]); //~ invariant-body:false
    //@ loop_invariant -2147483648L * i <= sum && sum <= 2147483647L * i;
    for (int i = 0; i < a.length; i++) sum += a[0];
    return sum;
  }

  //@ requires a != null && acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && \result == (\num_of int j; 0 <= j && j < a.length; a[j] == x);
  static int count(int[] a, int x) {
    int n = 0;
    //@ loop_invariant 0 <= i && i <= a.length && acc(a[*], 1/2);
    //@ loop_invariant n == (\num_of int j; 0 <= j && j < i; a[j] == x);
    for (int i = 0; i < a.length; i++)
      if (a[i] == x) n++;
    return n;
  }

  //@ requires a != null && acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2) && \result == (\num_of int j; 0 <= j && j < a.length; a[j] == x);
  static int countOthers(int[] a, int x) {
    int n = 0;
    //@ loop_invariant 0 <= i && i <= a.length && acc(a[*], 1/2);
    //@ loop_invariant n == (\num_of int j; 0 <= j && j < i; a[j] == x); //~ invariant-body:false
    for (int i = 0; i < a.length; i++)
      if (a[i] != x) n++;
    return n;
  }

  //@ requires a != null && acc(a[*], 1/2) && a.length > 0;
  //@ ensures acc(a[*], 1/2) && \result == (\max int j; 0 <= j && j < a.length; a[j]);
  static int max(int[] a) {
    int m = a[0];
    //@ loop_invariant 1 <= i && i <= a.length && acc(a[*], 1/2);
    //@ loop_invariant m == (\max int j = 0 .. i; a[j]);
    for (int i = 1; i < a.length; i++)
      if (a[i] > m) m = a[i];
    return m;
  }

  //@ requires a != null && acc(a[*], 1/2) && a.length > 0;
  //@ ensures acc(a[*], 1/2) && \result == (\max int j; 0 <= j && j < a.length; a[j]);
  static int maxIsMin(int[] a) {
    int m = a[0];
    //@ loop_invariant 1 <= i && i <= a.length && acc(a[*], 1/2);
    //@ loop_invariant m == (\max int j = 0 .. i; a[j]); //~ invariant-body:false
    for (int i = 1; i < a.length; i++)
      if (a[i] < m) m = a[i];
    return m;
  }

  //@ requires 1 <= i && 0 <= p && p <= 1000 && i <= 1000;
  //@ requires p == (\product int j = 1 .. i; j);
  //@ ensures \result == (\product int j = 1 .. i + 1; j);
  static int factor(int p, int i) { return p * i; }

  //@ requires 1 <= i && 0 <= p && p <= 1000 && i <= 1000;
  //@ requires p == (\product int j = 1 .. i; j);
  //@ ensures \result == (\product int j = 1 .. i + 1; j); //~ postcondition:false
  static int sameFactor(int p, int i) { return p; }
}
