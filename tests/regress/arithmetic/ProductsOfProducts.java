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
    //@ requires -2 <= x && x < y && y < z && z <= 2;
  {
    //@ assert x * x <= z * z; //~ assert:false
  }

  static void negative(int a, int b, int c, int d)
    //@ requires -500 <= a && a <= c && c <= 0 && -500 <= b && b <= d && d <= 0;
  {
    //@ assert c * d <= a * b && 0 <= a * b && 0 <= c * d;
    //@ assert c * d < a * b; //~ assert:false
  }

  static void mixed(int a, int b, int c, int d)
    //@ requires -500 <= a && a <= c && c <= 0 && 0 <= b && b <= d && d <= 500;
  {
    //@ assert d * a <= b * c && b * c <= 0;
    //@ assert b * c <= d * a; //~ assert:false
  }

  static void lessNegative(int a, int b, int c)
    //@ requires -500 <= a && a < b && b < c && c < 0;
  {
    //@ assert c * c < a * b && b * b * c > a * a * a;
    //@ assert c * c * c < a * b * b; //~ assert:false
  }
}
