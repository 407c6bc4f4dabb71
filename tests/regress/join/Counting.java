// What the arms of branches count stays within bounds that add up over the joins.
class Counting {
  int total;

  static void votes(boolean a, boolean b, boolean c, boolean d, boolean e, boolean f, boolean g, boolean h) {
    int votes = 0;
    if (a) votes++;
    if (b) votes++;
    if (c) votes++; else votes = votes - 2;
    if (d) votes += 3;
    if (e) votes = votes + 1;
    if (f) votes = -votes;
    assert -7 <= votes && votes <= 7;
    if (g) votes = 2 * votes;
    assert -14 <= votes && votes <= 14;
    if (h) votes = votes + (Integer.MAX_VALUE - 14);
    assert votes >= -14;
  }

  static void atTheEdge(boolean a, boolean b, boolean c, boolean d) {
    int free = Integer.MAX_VALUE - 3;
    if (a) free = free + 1;
    if (b) free = free + 1;
    if (c) free = free + 1;
    assert free >= Integer.MAX_VALUE - 3;
    if (d) free = free + 1; //~ arithmetic:overflow
  }

  static void notSoFew(boolean a, boolean b, boolean c) {
    int votes = 0;
    if (a) votes++;
    if (b) votes++;
    if (c) votes++;
    assert votes <= 2; //~ assert:false
  }

  static long anyLong(boolean a, long given) {
    long number = a ? given : 5;
    return number + 1; //~ arithmetic:overflow
  }

  static void unknownArm(boolean a, boolean b, int given) {
    int number = 0;
    if (a) number = given;
    if (b) number = number + 1; //~ arithmetic:overflow
  }

  void ofAField(boolean a, boolean b)
    //@ requires acc(total) ** total == 0;
    //@ ensures acc(total) ** 0 <= total <= 2;
  {
    if (a) total++;
    if (b) total++;
  }

  static void ofAByte(byte some, boolean a) {
    int sum = some;
    if (a) sum = sum + 1000;
    sum = sum * 1000000;
    if (a) sum = sum - 1;
    assert -128000001 <= sum && sum <= 1127000000;
    assert sum <= 1126999998; //~ assert:false
  }

  static void ends(int kind) {
    int cost = 1;
    switch (kind) {
      case 1: cost = cost + 1; break;
      case 2: cost = cost + 2; break;
      case 3: cost = cost + 3; break;
      default: break;
    }
    switch (kind) {
      case 4: cost = cost + 4; break;
      case 5: cost = cost + 5; break;
      default: break;
    }
    assert 1 <= cost && cost <= 9;
    assert cost <= 5; //~ assert:false
  }
}
