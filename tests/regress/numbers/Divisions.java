// Quotients and rests by constants, one made of the other; products whose factors are in order.
class Divisions {
  static void chain(int a)
    //@ requires 0 <= a;
  {
    int b = a / 2 + a % 2;
    int c = b / 2 + b % 2;
    int d = c - c / 3;
    int e = 3 * (d / 4) + d % 4;
    int f = e / 2 + (e + 1) / 2;
    int g = f / 5 + f % 5;
    //@ assert 0 <= g && g <= f && f == e && e <= d && d <= c && c <= b && b <= a;
  }

  static void steps(int a)
    //@ requires 0 <= a;
  {
    int b = a / 2 + a % 2;
    int c = b / 2 + b % 2;
    int d = c / 2 + c % 2;
    //@ assert 0 <= d && d < a; //~ assert:false
  }

  static void halves(int a)
    //@ requires 0 <= a;
  {
    int b = a / 2 + a % 2;
    //@ assert b <= a / 2; //~ assert:false
  }

  static void negative(int a)
    //@ requires a <= 0;
  {
    int b = a / 2 + a % 2;
    int c = b / 2 + b % 2;
    //@ assert c <= 0 && a <= c;
    //@ assert c <= a; //~ assert:false
  }

  static void unknownSign(int a)
  {
    int b = a / 2 + a % 2;
    //@ assert b <= a; //~ assert:false
  }

  static void larger(int a)
    //@ requires 0 <= a;
  {
    int b = a / 3 + a % 3;
    //@ assert a / 2 + a % 2 <= a;
    //@ assert b <= a / 2 + a % 2; //~ assert:false
  }

  static void squares(int x, int y)
  {
    //@ assert 1 <= x < y <= 30000 ==> x * x < y * y;
    //@ assert 0 <= x && x <= y && y <= 30000 ==> x * x <= y * y;
    //@ assert 0 <= x && x <= y && y <= 30000 ==> x * x < y * y; //~ assert:false
    //@ assert -9 <= x && x < y && y <= 30000 ==> x * x < y * y; //~ assert:false
  }

  static void products(int a, int b, int c, int d)
    //@ requires 0 <= a <= c <= 1000 && 0 <= b <= d <= 1000;
  {
    //@ assert a * b <= c * d;
    //@ assert b * a <= d * c;
    //@ assert a < c && b < d ==> a * b < c * d;
    //@ assert a < c ==> a * b < c * d; //~ assert:false
  }

  static void crossed(int a, int b, int c, int d)
    //@ requires 0 <= a <= d <= 1000 && 0 <= c <= b <= 1000;
  {
    //@ assert a * b <= c * d; //~ assert:false
  }
}
