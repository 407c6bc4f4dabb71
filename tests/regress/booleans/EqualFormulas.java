// Two formulas that are equal are both true or both false, also where each is about numbers that nothing else decides.
class EqualFormulas {
  static boolean isOdd(int x)
    //@ ensures result == (x % 2 != 0);
  {
    return (x & 1) == 1;
  }

  static boolean isOddIfPositive(int x)
    //@ ensures result == (x % 2 != 0); //~ postcondition:false
  {
    return x % 2 == 1;
  }

  static boolean isNotZero(int x)
    //@ requires -2 < x && x < 2;
    //@ ensures result <==> x != 0;
  {
    return x * x == 1;
  }

  static boolean isNotOne(int x)
    //@ requires -2 < x && x < 2;
    //@ ensures result <==> x != 1; //~ postcondition:false
  {
    return x * x == 1;
  }
}
