// Section 6.1 in Java: independent ifs, without and with a join.
class Branches {
  // 16 paths.
  void m(int x1, int x2, int x3, int x4) {
    if (x1 == 0) {} else {}
    if (x2 == 0) {} else {}
    if (x3 == 0) {} else {}
    if (x4 == 0) {} else {}
  }

  // 4 paths to the join and 4 after it.
  void mWithJoin(int x1, int x2, int x3, int x4) {
    if (x1 == 0) {} else {}
    if (x2 == 0) {} else {}
    //@ join true;
    if (x3 == 0) {} else {}
    if (x4 == 0) {} else {}
  }
}

class Tally {
  private int zeros;

  void count(int x1, int x2, int x3, int x4)
    //@ requires acc(zeros) ** zeros == 0;
    //@ ensures acc(zeros) ** 0 <= zeros <= 4;
  {
    if (x1 == 0) {
      zeros = zeros + 1;
    }
    if (x2 == 0) {
      zeros = zeros + 1;
    }
    //@ join acc(zeros) ** 0 <= zeros <= 2;
    if (x3 == 0) {
      zeros = zeros + 1;
    }
    if (x4 == 0) {
      zeros = zeros + 1;
    }
  }
}
