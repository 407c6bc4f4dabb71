// What is known of values by their types alone.
class Ranges {
  byte b;
  char c;
  short s;
  int i;
  long l;
  int[] numbers;
  byte[] bytes;

  static int any() {
    return 5;
  }

  static native byte anyByte();

  void values(int x, long y)
    //@ requires acc(b) ** acc(c) ** acc(s) ** acc(i) ** acc(l);
  {
    assert -128 <= b && b <= 127;
    assert 0 <= c && c <= 65535;
    assert -32768 <= s && s <= 32767;
    assert -2147483648 <= i && i <= 2147483647;
    assert -9223372036854775808L <= l && l <= 9223372036854775807L;
    //@ assert x < 2147483648 && y < 9223372036854775807 + 1;
    int found = any();
    assert found <= 2147483647;
    found = anyByte();
    assert found < 128;
    //@ assert x < 2147483647; //~ assert:false [unknown-value]
  }

  void elements(int k)
    //@ requires acc(numbers) ** acc(bytes) ** numbers != null ** bytes != null ** acc(numbers[*]) ** acc(bytes[*]);
    //@ requires 0 <= k < numbers.length && k < bytes.length;
  {
    assert numbers[k] <= 2147483647;
    assert bytes[k] >= -128;
    assert numbers.length <= 2147483647;
    //@ assert numbers[k] == bytes[k] ==> numbers[k] < 128;
    assert numbers[k] < 2147483647; //~ assert:false [unknown-value]
  }

  // Not so of the parameters of predicates, and of ghost methods and variables.
  //@ predicate bounded(int n) = acc(i) ** n <= 2147483647;
  //@ pure int twice(int n) = n + n;

  void ghosts(int n)
    //@ requires acc(i);
  {
    //@ ghost int sum = n + i;
    //@ set sum = sum + sum;
    //@ assert sum == twice(n + i);
    //@ assert sum <= 4 * 2147483647;
    //@ assert twice(n) <= 2147483647; //~ assert:false [unknown-value]
  }

  void predicates(int n)
    //@ requires bounded(n);
  {
    //@ open bounded(n);
    //@ close bounded(n);
    //@ open bounded(n);
    //@ close bounded(n + 1); //~ close:false [unknown-value]
  }

  // The range is no reason to skip a branch that can be taken.
  static int impossible(int x) {
    if (x > 2147483647) {
      assert false;
      return x + 1;
    }
    if (x >= 2147483647) {
      assert false; //~ assert:false [unknown-value]
    }
    return 0;
  }

  //@ requires x > 2147483647; //~ contract:vacuous
  static void vacuous(int x) {
    assert false;
  }

  // A switch, a conditional and a merged branch have values of their types, too.
  static long joins(int x, int y, boolean a) {
    int z = x;
    if (a) {
      z = y;
    }
    long sum = (long) z + (a ? x : y);
    assert sum <= 4294967294L;
    return switch (x) {
      case 1 -> z;
      default -> y;
    } + sum;
  }
}
