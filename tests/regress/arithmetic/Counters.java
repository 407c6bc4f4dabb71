// What several counters get by one condition is seen together.
class Counters {
  static void both(boolean b0, boolean b1, boolean b2, boolean b3, boolean b4, boolean b5, boolean b6, boolean b7, boolean b8, boolean b9, boolean b10, boolean b11, boolean b12, boolean b13, boolean b14, boolean b15, boolean b16, boolean b17, boolean b18, boolean b19) {
    int t = 0, f = 0;
    if (b0) t++; else f++;
    if (b1) t++; else f++;
    if (b2) t++; else f++;
    if (b3) t++; else f++;
    if (b4) t++; else f++;
    if (b5) t++; else f++;
    if (b6) t++; else f++;
    if (b7) t++; else f++;
    if (b8) t++; else f++;
    if (b9) t++; else f++;
    if (b10) t++; else f++;
    if (b11) t++; else f++;
    if (b12) t++; else f++;
    if (b13) t++; else f++;
    if (b14) t++; else f++;
    if (b15) t++; else f++;
    if (b16) t++; else f++;
    if (b17) t++; else f++;
    if (b18) t++; else f++;
    if (b19) t++; else f++;
    assert t + f == 20 && 0 <= t && f <= 20;
  }

  static void bothButOne(boolean b0, boolean b1, boolean b2, boolean b3, boolean b4, boolean b5, boolean b6, boolean b7, boolean b8, boolean b9, boolean b10, boolean b11, boolean b12, boolean b13, boolean b14, boolean b15, boolean b16, boolean b17, boolean b18, boolean b19) {
    int t = 0, f = 0;
    if (b0) t++; else f++;
    if (b1) t++; else f++;
    if (b2) t++; else f++;
    if (b3) t++; else f++;
    if (b4) t++; else f++;
    if (b5) t++; else f++;
    if (b6) t++; else f++;
    if (b7) t++; else f++;
    if (b8) t++; else f++;
    if (b9) t++; else f++;
    if (b10) t++; else f++;
    if (b11) t++; else f++;
    if (b12) t++; else f++;
    if (b13) t++; else f++;
    if (b14) t++; else f++;
    if (b15) t++; else f++;
    if (b16) t++; else f++;
    if (b17) t++; else f++;
    if (b18) t++; else f++;
    if (b19) t++;
    assert t + f == 20; //~ assert:false
  }

  static void nested(int a0, int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, int a9, int a10, int a11, int a12, int a13, int a14, int a15, int a16, int a17, int a18, int a19) {
    int t = 0, u = 0;
    if (a0 > 0) { t++; if (a0 > 5) u++; }
    if (a1 > 0) { t++; if (a1 > 5) u++; }
    if (a2 > 0) { t++; if (a2 > 5) u++; }
    if (a3 > 0) { t++; if (a3 > 5) u++; }
    if (a4 > 0) { t++; if (a4 > 5) u++; }
    if (a5 > 0) { t++; if (a5 > 5) u++; }
    if (a6 > 0) { t++; if (a6 > 5) u++; }
    if (a7 > 0) { t++; if (a7 > 5) u++; }
    if (a8 > 0) { t++; if (a8 > 5) u++; }
    if (a9 > 0) { t++; if (a9 > 5) u++; }
    if (a10 > 0) { t++; if (a10 > 5) u++; }
    if (a11 > 0) { t++; if (a11 > 5) u++; }
    if (a12 > 0) { t++; if (a12 > 5) u++; }
    if (a13 > 0) { t++; if (a13 > 5) u++; }
    if (a14 > 0) { t++; if (a14 > 5) u++; }
    if (a15 > 0) { t++; if (a15 > 5) u++; }
    if (a16 > 0) { t++; if (a16 > 5) u++; }
    if (a17 > 0) { t++; if (a17 > 5) u++; }
    if (a18 > 0) { t++; if (a18 > 5) u++; }
    if (a19 > 0) { t++; if (a19 > 5) u++; }
    assert u <= t && t <= 20;
  }

  static void nestedWrong(int a0, int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, int a9, int a10, int a11, int a12, int a13, int a14, int a15, int a16, int a17, int a18, int a19) {
    int t = 0, u = 0;
    if (a0 > 0) { t++; if (a0 > 5) u++; }
    if (a1 > 0) { t++; if (a1 > 5) u++; }
    if (a2 > 0) { t++; if (a2 > 5) u++; }
    if (a3 > 0) { t++; if (a3 > 5) u++; }
    if (a4 > 0) { t++; if (a4 > 5) u++; }
    if (a5 > 0) { t++; if (a5 > 5) u++; }
    if (a6 > 0) { t++; if (a6 > 5) u++; }
    if (a7 > 0) { t++; if (a7 > 5) u++; }
    if (a8 > 0) { t++; if (a8 > 5) u++; }
    if (a9 > 0) { t++; if (a9 > 5) u++; }
    if (a10 > 0) { t++; if (a10 > 5) u++; }
    if (a11 > 0) { t++; if (a11 > 5) u++; }
    if (a12 > 0) { t++; if (a12 > 5) u++; }
    if (a13 > 0) { t++; if (a13 > 5) u++; }
    if (a14 > 0) { t++; if (a14 > 5) u++; }
    if (a15 > 0) { t++; if (a15 > 5) u++; }
    if (a16 > 0) { t++; if (a16 > 5) u++; }
    if (a17 > 0) { t++; if (a17 > 5) u++; }
    if (a18 > 0) { t++; if (a18 > 5) u++; }
    if (a19 > 5) u += 2;
    assert u <= t; //~ assert:false
  }
}
