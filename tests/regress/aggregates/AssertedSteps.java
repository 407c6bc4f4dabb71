// What is asserted of aggregates is known from then on.
class AssertedSteps {
  static void zeros(int[] a, int z)
    //@ requires a != null && acc(a[*], 1/2) && 0 <= z && z <= a.length;
    //@ requires (\forall int i = 0 .. z; a[i] == 0) && (\forall int i = z .. a.length; a[i] == 1);
    //@ ensures acc(a[*], 1/2) && (\num_of int i = 0 .. a.length; a[i] == 0) == z;
  {
    //@ assert (\num_of int i = 0 .. z; a[i] == 0) == z;
    //@ assert (\num_of int i = z .. a.length; a[i] == 0) == 0;
  }

  static void wrongly(int[] a, int z)
    //@ requires a != null && acc(a[*], 1/2) && 0 <= z && z < a.length;
    //@ requires (\forall int i = 0 .. z; a[i] == 0) && (\forall int i = z .. a.length; a[i] == 1);
    //@ ensures acc(a[*], 1/2) && (\num_of int i = 0 .. a.length; a[i] == 0) == z + 1; //~ postcondition:false
  {
    //@ assert (\num_of int i = 0 .. z; a[i] == 0) == z;
    //@ assert (\num_of int i = z .. a.length; a[i] == 0) == 0;
  }

  // In one arm only.
  static void inOneArm(int[] a, int z, boolean b)
    //@ requires a != null && acc(a[*], 1/2) && 0 <= z && z <= a.length;
    //@ requires b ==> (\forall int i = 0 .. z; a[i] == 0);
    //@ ensures acc(a[*], 1/2);
  {
    if (b) {
      //@ assert (\num_of int i = 0 .. z; a[i] == 0) == z;
    }
    //@ assert (\num_of int i = 0 .. z; a[i] == 0) == z; //~ assert:false
  }
}
