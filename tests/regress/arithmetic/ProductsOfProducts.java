// Products of products compare as their factors do.
class ProductsOfProducts {
  static void ordered(int x, int y, int z)
    //@ requires 1 <= x && x < y && y < z && z <= 500;
  {
    //@ assert x * y * z < z * z * z;
    //@ assert x * y * z * x < z * z * y * z;
    //@ assert z * y * x - x * x * x > 0;
    //@ assert x * x * x >= 1;
  }

  static void notNegative(int x, int y, int z)
    //@ requires 0 <= x && x <= y && y <= z && z <= 500;
  {
    //@ assert 0 <= x * y * z && x * x * x <= x * y * z;
    //@ assert x * x * x < y * y * z || z == x || z == y || x == 0;
    //@ assert x * x * x < y * y * z; //~ assert:false
  }

  static void oneIsZero(int x, int y, int z)
    //@ requires 0 <= x && x < y && y < z && z <= 500;
  {
    //@ assert x * y * y < y * z * z;
    //@ assert x * x * y < x * z * z; //~ assert:false
  }

  static void anySign(int x, int y, int z)
    //@ requires -500 <= x && x < y && y < z && z <= 500;
  {
    //@ assert x * x <= z * z; //~ assert:false
  }
}
