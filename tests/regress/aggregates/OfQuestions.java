// What holds of sums at the numbers that the question compares them with, and at the indices in it.
class OfQuestions {
  static void element(int[] a, int j)
    //@ requires a != null && acc(a[*], 1/2) && 0 <= j && j < a.length && (\forall int i = 0 .. a.length; a[i] >= 0);
    //@ ensures acc(a[*], 1/2) && a[j] <= (\sum int i = 0 .. a.length; a[i]);
  { }

  static void elementOfAny(int[] a, int j)
    //@ requires a != null && acc(a[*], 1/2) && 0 <= j && j < a.length && (\forall int i = 0 .. a.length; a[i] >= -1);
    //@ ensures acc(a[*], 1/2) && a[j] <= (\sum int i = 0 .. a.length; a[i]); //~ postcondition:false
  { }

  static void greater(int[] a, int[] b)
    //@ requires a != null && b != null && acc(a[*], 1/2) && acc(b[*], 1/2) && a.length == b.length;
    //@ requires (\forall int i = 0 .. a.length; a[i] <= b[i]);
    //@ ensures acc(a[*], 1/2) && acc(b[*], 1/2);
    //@ ensures (\sum int i = 0 .. a.length; a[i]) <= (\sum int i = 0 .. b.length; b[i]);
  { }

  static void greaterButTheFirst(int[] a, int[] b)
    //@ requires a != null && b != null && acc(a[*], 1/2) && acc(b[*], 1/2) && a.length == b.length;
    //@ requires (\forall int i = 1 .. a.length; a[i] <= b[i]);
    //@ ensures acc(a[*], 1/2) && acc(b[*], 1/2);
    //@ ensures (\sum int i = 0 .. a.length; a[i]) <= (\sum int i = 0 .. b.length; b[i]); //~ postcondition:false
  { }

  static void bounded(int[] a, int most)
    //@ requires a != null && acc(a[*], 1/2) && (\forall int i = 0 .. a.length; a[i] <= most);
    //@ ensures acc(a[*], 1/2) && (\sum int i = 0 .. a.length; a[i]) <= most * a.length;
  { }

  static void boundedByLess(int[] a)
    //@ requires a != null && acc(a[*], 1/2) && (\forall int i = 0 .. a.length; a[i] <= 9);
    //@ ensures acc(a[*], 1/2) && (\sum int i = 0 .. a.length; a[i]) <= 8 * a.length; //~ postcondition:false
  { }

  static void constant(int[] a)
    //@ requires a != null && acc(a[*], 1/2) && (\forall int i = 0 .. a.length; a[i] == 7);
    //@ ensures acc(a[*], 1/2) && (\sum int i = 0 .. a.length; a[i]) == 7 * a.length;
  { }

  static void implied(int[] a)
    //@ requires a != null && acc(a[*], 1/2);
    //@ ensures acc(a[*], 1/2) && (\num_of int i = 0 .. a.length; a[i] > 5) <= (\num_of int i = 0 .. a.length; a[i] > 3);
  { }

  static void impliedTheOtherWay(int[] a)
    //@ requires a != null && acc(a[*], 1/2);
    //@ ensures acc(a[*], 1/2) && (\num_of int i = 0 .. a.length; a[i] > 3) <= (\num_of int i = 0 .. a.length; a[i] > 5); //~ postcondition:false
  { }

  static void split(int[] a, int z)
    //@ requires a != null && acc(a[*], 1/2) && 0 <= z && z <= a.length;
    //@ requires (\forall int i = 0 .. z; a[i] == 0) && (\forall int i = z .. a.length; a[i] == 1);
    //@ ensures acc(a[*], 1/2) && (\num_of int i = 0 .. a.length; a[i] == 0) == z;
  { }

  static void splitElsewhere(int[] a, int z)
    //@ requires a != null && acc(a[*], 1/2) && 0 < z && z <= a.length;
    //@ requires (\forall int i = 1 .. z; a[i] == 0) && (\forall int i = z .. a.length; a[i] == 1);
    //@ ensures acc(a[*], 1/2) && (\num_of int i = 0 .. a.length; a[i] == 0) == z; //~ postcondition:false
  { }

  static void complement(int[] a)
    //@ requires a != null && acc(a[*], 1/2);
    //@ ensures acc(a[*], 1/2) && (\num_of int i = 0 .. a.length; a[i] > 5) + (\num_of int i = 0 .. a.length; !(a[i] > 5)) == a.length;
  { }

  static void neitherOrBoth(int[] a)
    //@ requires a != null && acc(a[*], 1/2);
    //@ ensures acc(a[*], 1/2) && (\num_of int i = 0 .. a.length; a[i] > 5) + (\num_of int i = 0 .. a.length; a[i] < 5) == a.length; //~ postcondition:false
  { }
}
