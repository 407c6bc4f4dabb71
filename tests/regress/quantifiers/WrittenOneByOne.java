// Arrays that are written one by one: what is said of all their elements, and of their sums.
class WrittenOneByOne {
  static void sum(int[] a)
    //@ requires a != null ** a.length == 24 ** acc(a[*]);
    //@ ensures acc(a[*]) ** (\sum int i = 0 .. 24; a[i]) == 276;
  {
    a[0] = 0;
    a[7] = 7;
    a[14] = 14;
    a[21] = 21;
    a[4] = 4;
    a[11] = 11;
    a[18] = 18;
    a[1] = 1;
    a[8] = 8;
    a[15] = 15;
    a[22] = 22;
    a[5] = 5;
    a[12] = 12;
    a[19] = 19;
    a[2] = 2;
    a[9] = 9;
    a[16] = 16;
    a[23] = 23;
    a[6] = 6;
    a[13] = 13;
    a[20] = 20;
    a[3] = 3;
    a[10] = 10;
    a[17] = 17;
  }

  // What was said of the sum before is not lost where some are written.
  static void sumOfOthers(int[] a)
    //@ requires a != null ** a.length == 12 ** acc(a[*]) ** (\sum int i = 0 .. 12; a[i]) == 10;
    //@ ensures acc(a[*]) ** (\sum int i = 0 .. 12; a[i]) == 20 - \old(a[0] + a[1] + a[2] + a[3]);
  {
    a[0] = 1;
    a[1] = 2;
    a[2] = 3;
    a[3] = 4;
  }

  static void sumOfPart(int[] a)
    //@ requires a != null ** a.length == 30 ** acc(a[*]);
    //@ ensures acc(a[*]) ** (\sum int i = 10 .. 20; a[i]) == 20;
    //@ ensures (\sum int i = 10 .. 21; a[i]) == 20; //~ postcondition:false
  {
    a[10] = 2;
    a[11] = 2;
    a[12] = 2;
    a[13] = 2;
    a[14] = 2;
    a[15] = 2;
    a[16] = 2;
    a[17] = 2;
    a[18] = 2;
    a[19] = 2;
  }

  static void wrongSum(int[] a)
    //@ requires a != null ** a.length == 12 ** acc(a[*]);
    //@ ensures acc(a[*]) ** (\sum int i = 0 .. 12; a[i]) == 13; //~ postcondition:false
  {
    a[0] = 1;
    a[1] = 1;
    a[2] = 1;
    a[3] = 1;
    a[4] = 1;
    a[5] = 1;
    a[6] = 1;
    a[7] = 1;
    a[8] = 1;
    a[9] = 1;
    a[10] = 1;
    a[11] = 1;
  }

  static void writtenTwice(int[] a)
    //@ requires a != null ** a.length == 12 ** acc(a[*]);
    //@ ensures acc(a[*]) ** (\sum int i = 0 .. 12; a[i]) == 23;
  {
    a[0] = 1;
    a[1] = 1;
    a[2] = 1;
    a[3] = 1;
    a[4] = 1;
    a[5] = 1;
    a[6] = 1;
    a[7] = 1;
    a[8] = 1;
    a[9] = 1;
    a[10] = 1;
    a[11] = 1;
    a[4] = 12;
  }

  static void anyIndex(int[] a, int k)
    //@ requires a != null ** a.length == 12 ** acc(a[*]) ** 0 <= k < 12;
    //@ ensures acc(a[*]) ** (\sum int i = 0 .. 12; a[i]) == 12; //~ postcondition:false
  {
    a[0] = 1;
    a[1] = 1;
    a[2] = 1;
    a[3] = 1;
    a[4] = 1;
    a[5] = 1;
    a[6] = 1;
    a[7] = 1;
    a[8] = 1;
    a[9] = 1;
    a[10] = 1;
    a[11] = 1;
    a[k] = 2;
  }

  static void after(int[] a)
    //@ requires a != null ** a.length == 80 ** acc(a[*]);
    //@ ensures acc(a[*]) ** (\forall int i = 0 .. 80; a[i] == 1);
  {
    a[0] = 1;
    a[1] = 1;
    a[2] = 1;
    a[3] = 1;
    //@ assert (\forall int i = 0 .. 4; a[i] == 1);
    a[4] = 1;
    a[5] = 1;
    a[6] = 1;
    a[7] = 1;
    //@ assert (\forall int i = 0 .. 8; a[i] == 1);
    a[8] = 1;
    a[9] = 1;
    a[10] = 1;
    a[11] = 1;
    //@ assert (\forall int i = 0 .. 12; a[i] == 1);
    a[12] = 1;
    a[13] = 1;
    a[14] = 1;
    a[15] = 1;
    //@ assert (\forall int i = 0 .. 16; a[i] == 1);
    a[16] = 1;
    a[17] = 1;
    a[18] = 1;
    a[19] = 1;
    //@ assert (\forall int i = 0 .. 20; a[i] == 1);
    a[20] = 1;
    a[21] = 1;
    a[22] = 1;
    a[23] = 1;
    //@ assert (\forall int i = 0 .. 24; a[i] == 1);
    a[24] = 1;
    a[25] = 1;
    a[26] = 1;
    a[27] = 1;
    //@ assert (\forall int i = 0 .. 28; a[i] == 1);
    a[28] = 1;
    a[29] = 1;
    a[30] = 1;
    a[31] = 1;
    //@ assert (\forall int i = 0 .. 32; a[i] == 1);
    a[32] = 1;
    a[33] = 1;
    a[34] = 1;
    a[35] = 1;
    //@ assert (\forall int i = 0 .. 36; a[i] == 1);
    a[36] = 1;
    a[37] = 1;
    a[38] = 1;
    a[39] = 1;
    //@ assert (\forall int i = 0 .. 40; a[i] == 1);
    a[40] = 1;
    a[41] = 1;
    a[42] = 1;
    a[43] = 1;
    //@ assert (\forall int i = 0 .. 44; a[i] == 1);
    a[44] = 1;
    a[45] = 1;
    a[46] = 1;
    a[47] = 1;
    //@ assert (\forall int i = 0 .. 48; a[i] == 1);
    a[48] = 1;
    a[49] = 1;
    a[50] = 1;
    a[51] = 1;
    //@ assert (\forall int i = 0 .. 52; a[i] == 1);
    a[52] = 1;
    a[53] = 1;
    a[54] = 1;
    a[55] = 1;
    //@ assert (\forall int i = 0 .. 56; a[i] == 1);
    a[56] = 1;
    a[57] = 1;
    a[58] = 1;
    a[59] = 1;
    //@ assert (\forall int i = 0 .. 60; a[i] == 1);
    a[60] = 1;
    a[61] = 1;
    a[62] = 1;
    a[63] = 1;
    //@ assert (\forall int i = 0 .. 64; a[i] == 1);
    a[64] = 1;
    a[65] = 1;
    a[66] = 1;
    a[67] = 1;
    //@ assert (\forall int i = 0 .. 68; a[i] == 1);
    a[68] = 1;
    a[69] = 1;
    a[70] = 1;
    a[71] = 1;
    //@ assert (\forall int i = 0 .. 72; a[i] == 1);
    a[72] = 1;
    a[73] = 1;
    a[74] = 1;
    a[75] = 1;
    //@ assert (\forall int i = 0 .. 76; a[i] == 1);
    a[76] = 1;
    a[77] = 1;
    a[78] = 1;
    a[79] = 1;
    //@ assert (\forall int i = 0 .. 80; a[i] == 1);
  }

  static void oneMissing(int[] a)
    //@ requires a != null ** a.length == 20 ** acc(a[*]);
  {
    a[0] = 1;
    a[1] = 1;
    a[2] = 1;
    a[3] = 1;
    a[4] = 1;
    a[5] = 1;
    a[6] = 1;
    a[7] = 1;
    a[8] = 1;
    a[9] = 1;
    a[10] = 1;
    a[12] = 1;
    a[13] = 1;
    a[14] = 1;
    a[15] = 1;
    a[16] = 1;
    a[17] = 1;
    a[18] = 1;
    a[19] = 1;
    //@ assert (\forall int i = 0 .. 20; i != 11 ==> a[i] == 1);
    //@ assert (\forall int i = 0 .. 20; a[i] == 1); //~ assert:false
  }

  // A number between 0 and 9 that is none of them, and one that may be one of them.
  static void excluded(int k)
    //@ requires 0 <= k && k < 10;
  {
    if (k != 3 && k != 7 && k != 0 && k != 9 && k != 5 && k != 1 && k != 8 && k != 2 && k != 6) {
      //@ assert k == 4;
    }
    if (k != 3 && k != 7 && k != 0 && k != 9 && k != 5 && k != 1 && k != 8 && k != 2) {
      //@ assert k == 4; //~ assert:false
    }
  }

  // What a choice is not tells its condition.
  static void notTheOne(boolean b, boolean c, int x)
    //@ requires (b ? 1 : (c ? 2 : x)) != 1;
  {
    //@ assert !b;
    //@ assert x != 1 || c;
    //@ assert x != 1; //~ assert:false
  }
}
