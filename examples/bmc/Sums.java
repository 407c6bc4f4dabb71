//: --overflow wrap
// The examples of bounded model checking in J. Strejcek's lecture on symbolic execution: the sum of up to 255 numbers of
// eight bits is at least the last of them, unless it wraps around at eight bits itself.
// warrant explore --strategy bmc --unwind 3 --call 'Sums.eightBits()' Sums.java
class Sums {
  static native byte input();

  static int eightBits() {
    int n = input() & 255;
    if (n == 0) return 0;
    int v = 0, s = 0;
    for (int i = 0; i < n; i++) {
      v = input() & 255;
      s = s + v & 255;
    }
    assert s >= v; //~ assert:false
    return s;
  }

  static int thirtyTwoBits() {
    int n = input() & 255;
    if (n == 0) return 0;
    int v = 0, s = 0;
    for (int i = 0; i < n; i++) {
      v = input() & 255;
      s = s + v;
    }
    assert s >= v; //~ assert:false
    return s;
  }
}
