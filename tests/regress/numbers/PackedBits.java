// Numbers that are put together of bits that do not overlap, and taken apart again; single bits.
class PackedBits {
  static int pack(int r, int g, int b)
    //@ requires 0 <= r && r < 256 && 0 <= g && g < 256 && 0 <= b && b < 256;
    //@ ensures result == r * 65536 + g * 256 + b;
    //@ ensures red(result) == r && green(result) == g && blue(result) == b;
  {
    return r << 16 | g << 8 | b;
  }

  static int overlapping(int r, int g)
    //@ requires 0 <= r && r < 256 && 0 <= g && g <= 256;
    //@ ensures result == r * 256 + g; //~ postcondition:false
  {
    return r << 8 | g;
  }

  static int negative(int r, int g)
    //@ requires 0 <= r && r < 256 && -1 <= g && g < 256;
    //@ ensures result == r * 256 + g; //~ postcondition:false
  {
    return r << 8 | g;
  }

  static int ofNegative(int high, int low)
    //@ requires -8 <= high && high < 8 && 0 <= low && low < 16;
    //@ ensures result >> 4 == high && (result & 15) == low;
    //@ ensures result >> 5 == high; //~ postcondition:false
  {
    return high * 16 + low;
  }

  /*@ pure @*/ static int red(int color) {
    return color >> 16 & 0xff;
  }

  /*@ pure @*/ static int green(int color) {
    return color >> 8 & 0xff;
  }

  /*@ pure @*/ static int blue(int color) {
    return color & 0xff;
  }

  static int set(int bits, int i)
    //@ requires 0 <= i && i < 31;
    //@ ensures (result & (1 << i)) != 0;
    //@ ensures (result & (2 << i)) != 0; //~ postcondition:false
  {
    return bits | 1 << i;
  }

  static int clear(int bits, int i)
    //@ requires 0 <= i && i < 31;
    //@ ensures (result & (1 << i)) == 0;
    //@ ensures (result & (2 << i)) == 0; //~ postcondition:false
  {
    return bits & ~(1 << i);
  }

  static int flags(int bits)
    //@ ensures (result & 8) == 8 && (result & 4) == 0 && (result & 3) == (bits & 3);
    //@ ensures (result & 16) == 0; //~ postcondition:false
  {
    return (bits | 8) & ~4;
  }

  // What is known of a sum on one path only is said on that path only.
  static int onOnePath(int x)
    //@ requires 0 <= x && x < 100;
    //@ ensures (result & 8) == 8; //~ postcondition:false
  {
    if (x < 8) {
      int y = x | 8;
      assert y == x + 8;
    }
    return x + 8;
  }
}
