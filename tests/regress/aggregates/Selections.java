// What is selected by a condition and by its opposite is all of it.
class Selections {
  //@ requires a != null && acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2);
  /*@ ensures (\sum int i = 0 .. a.length; a[i])
        == (\sum int i = 0 .. a.length; i % 2 == 0 ? a[i] : 0) + (\sum int i = 0 .. a.length; i % 2 == 1 ? a[i] : 0); @*/
  static void evenAndOdd(int[] a) {}

  //@ requires a != null && acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2);
  /*@ ensures (\sum int i; 0 <= i && i < a.length; a[i]) == (\sum int i; 0 <= i && i < a.length && a[i] > 3; a[i])
        + (\sum int i; 0 <= i && i < a.length && a[i] <= 3; a[i]); @*/
  static void bySize(int[] a) {}

  //@ requires a != null && acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2);
  /*@ ensures (\sum int i = 0 .. a.length; a[i])
        == (\sum int i = 0 .. a.length; a[i] > 5 ? a[i] : 0) //~^ postcondition:false
         + (\sum int i = 0 .. a.length; a[i] <= 4 ? a[i] : 0); @*/
  static void oneIsMissing(int[] a) {}

  //@ requires a != null && acc(a[*], 1/2);
  //@ ensures acc(a[*], 1/2);
  /*@ ensures (\sum int i = 0 .. a.length; a[i])
        == (\sum int i = 0 .. a.length; i % 2 == 0 ? a[i] : 0) //~^ postcondition:false
         + (\sum int i = 0 .. a.length; a[i] % 2 == 1 ? a[i] : 0); @*/
  static void twice(int[] a) {}
}
