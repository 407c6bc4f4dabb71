// A variable that is only compared has what the question speaks of as its value.
class OnlyCompared {
  static void oneOfTwo(Object p, Object q)
    //@ requires (\forall Object o; o == p || o == q);
    //@ ensures null == p || null == q;
  { }

  static void three(Object p, Object q, Object r)
    //@ requires (\forall Object o; o == p || o == q);
    //@ ensures r == p || r == q;
  { }

  static void fewer(Object p, Object q, Object r)
    //@ requires (\forall Object o; o == p || o == q || o == r);
    //@ ensures null == p || null == q; //~ postcondition:false
  { }

  static void sum(int x, int y, int z)
    //@ requires (\forall int k; k + x > y || k < z) && 0 <= x && x <= 10 && 0 <= y && y <= 10 && 0 <= z && z <= 10;
    //@ ensures y + x > y || y < z;
  { }

  static void other(int x, int y, int z)
    //@ requires (\forall int k; k + x > y || k < z) && 0 <= x && x <= 10 && 0 <= y && y <= 10 && 0 <= z && z <= 10;
    //@ ensures x > y || z < 0; //~ postcondition:false
  { }
}
