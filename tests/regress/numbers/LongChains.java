// A sum of operands that has become long has a name in what is made of it.
class LongChains {
    static int mixed(
        int x0, int x1, int x2, int x3, int x4, int x5, int x6, int x7, int x8, int x9, int x10, int x11,
        int x12, int x13, int x14, int x15, int x16, int x17, int x18, int x19, int x20, int x21, int x22,
        int x23, int x24, int x25, int x26, int x27, int x28, int x29, int x30, int x31, int x32, int x33,
        int x34, int x35, int x36, int x37, int x38, int x39)
        //@ ensures 0 <= result && result <= 255;
    {
        int h = 0;
        h = (h ^ (x0 & 15)) | (x0 >>> 3 & 7);
        h = (h ^ (x1 & 15)) | (x1 >>> 3 & 7);
        h = (h ^ (x2 & 15)) | (x2 >>> 3 & 7);
        h = (h ^ (x3 & 15)) | (x3 >>> 3 & 7);
        h = (h ^ (x4 & 15)) | (x4 >>> 3 & 7);
        h = (h ^ (x5 & 15)) | (x5 >>> 3 & 7);
        h = (h ^ (x6 & 15)) | (x6 >>> 3 & 7);
        h = (h ^ (x7 & 15)) | (x7 >>> 3 & 7);
        h = (h ^ (x8 & 15)) | (x8 >>> 3 & 7);
        h = (h ^ (x9 & 15)) | (x9 >>> 3 & 7);
        h = (h ^ (x10 & 15)) | (x10 >>> 3 & 7);
        h = (h ^ (x11 & 15)) | (x11 >>> 3 & 7);
        h = (h ^ (x12 & 15)) | (x12 >>> 3 & 7);
        h = (h ^ (x13 & 15)) | (x13 >>> 3 & 7);
        h = (h ^ (x14 & 15)) | (x14 >>> 3 & 7);
        h = (h ^ (x15 & 15)) | (x15 >>> 3 & 7);
        h = (h ^ (x16 & 15)) | (x16 >>> 3 & 7);
        h = (h ^ (x17 & 15)) | (x17 >>> 3 & 7);
        h = (h ^ (x18 & 15)) | (x18 >>> 3 & 7);
        h = (h ^ (x19 & 15)) | (x19 >>> 3 & 7);
        h = (h ^ (x20 & 15)) | (x20 >>> 3 & 7);
        h = (h ^ (x21 & 15)) | (x21 >>> 3 & 7);
        h = (h ^ (x22 & 15)) | (x22 >>> 3 & 7);
        h = (h ^ (x23 & 15)) | (x23 >>> 3 & 7);
        h = (h ^ (x24 & 15)) | (x24 >>> 3 & 7);
        h = (h ^ (x25 & 15)) | (x25 >>> 3 & 7);
        h = (h ^ (x26 & 15)) | (x26 >>> 3 & 7);
        h = (h ^ (x27 & 15)) | (x27 >>> 3 & 7);
        h = (h ^ (x28 & 15)) | (x28 >>> 3 & 7);
        h = (h ^ (x29 & 15)) | (x29 >>> 3 & 7);
        h = (h ^ (x30 & 15)) | (x30 >>> 3 & 7);
        h = (h ^ (x31 & 15)) | (x31 >>> 3 & 7);
        h = (h ^ (x32 & 15)) | (x32 >>> 3 & 7);
        h = (h ^ (x33 & 15)) | (x33 >>> 3 & 7);
        h = (h ^ (x34 & 15)) | (x34 >>> 3 & 7);
        h = (h ^ (x35 & 15)) | (x35 >>> 3 & 7);
        h = (h ^ (x36 & 15)) | (x36 >>> 3 & 7);
        h = (h ^ (x37 & 15)) | (x37 >>> 3 & 7);
        h = (h ^ (x38 & 15)) | (x38 >>> 3 & 7);
        h = (h ^ (x39 & 15)) | (x39 >>> 3 & 7);
        return h & 255;
    }

    static int notNegative(
        int x0, int x1, int x2, int x3, int x4, int x5, int x6, int x7, int x8, int x9, int x10, int x11,
        int x12, int x13, int x14, int x15, int x16, int x17, int x18, int x19, int x20, int x21, int x22,
        int x23, int x24, int x25, int x26, int x27, int x28, int x29, int x30, int x31, int x32, int x33,
        int x34, int x35, int x36, int x37, int x38, int x39)
        //@ ensures result >= 0;
    {
        int h = 0;
        h = h | (x0 & 15);
        h = h | (x1 & 15);
        h = h | (x2 & 15);
        h = h | (x3 & 15);
        h = h | (x4 & 15);
        h = h | (x5 & 15);
        h = h | (x6 & 15);
        h = h | (x7 & 15);
        h = h | (x8 & 15);
        h = h | (x9 & 15);
        h = h | (x10 & 15);
        h = h | (x11 & 15);
        h = h | (x12 & 15);
        h = h | (x13 & 15);
        h = h | (x14 & 15);
        h = h | (x15 & 15);
        h = h | (x16 & 15);
        h = h | (x17 & 15);
        h = h | (x18 & 15);
        h = h | (x19 & 15);
        h = h | (x20 & 15);
        h = h | (x21 & 15);
        h = h | (x22 & 15);
        h = h | (x23 & 15);
        h = h | (x24 & 15);
        h = h | (x25 & 15);
        h = h | (x26 & 15);
        h = h | (x27 & 15);
        h = h | (x28 & 15);
        h = h | (x29 & 15);
        h = h | (x30 & 15);
        h = h | (x31 & 15);
        h = h | (x32 & 15);
        h = h | (x33 & 15);
        h = h | (x34 & 15);
        h = h | (x35 & 15);
        h = h | (x36 & 15);
        h = h | (x37 & 15);
        h = h | (x38 & 15);
        h = h | (x39 & 15);
        return h;
    }

    static int notBelow(
        int x0, int x1, int x2, int x3, int x4, int x5, int x6, int x7, int x8, int x9, int x10, int x11,
        int x12, int x13, int x14, int x15, int x16, int x17, int x18, int x19, int x20, int x21, int x22,
        int x23, int x24, int x25, int x26, int x27, int x28, int x29, int x30, int x31, int x32, int x33,
        int x34, int x35, int x36, int x37, int x38, int x39)
        //@ ensures result >= (x39 & 15);
    {
        int h = 0;
        h = h | (x0 & 15);
        h = h | (x1 & 15);
        h = h | (x2 & 15);
        h = h | (x3 & 15);
        h = h | (x4 & 15);
        h = h | (x5 & 15);
        h = h | (x6 & 15);
        h = h | (x7 & 15);
        h = h | (x8 & 15);
        h = h | (x9 & 15);
        h = h | (x10 & 15);
        h = h | (x11 & 15);
        h = h | (x12 & 15);
        h = h | (x13 & 15);
        h = h | (x14 & 15);
        h = h | (x15 & 15);
        h = h | (x16 & 15);
        h = h | (x17 & 15);
        h = h | (x18 & 15);
        h = h | (x19 & 15);
        h = h | (x20 & 15);
        h = h | (x21 & 15);
        h = h | (x22 & 15);
        h = h | (x23 & 15);
        h = h | (x24 & 15);
        h = h | (x25 & 15);
        h = h | (x26 & 15);
        h = h | (x27 & 15);
        h = h | (x28 & 15);
        h = h | (x29 & 15);
        h = h | (x30 & 15);
        h = h | (x31 & 15);
        h = h | (x32 & 15);
        h = h | (x33 & 15);
        h = h | (x34 & 15);
        h = h | (x35 & 15);
        h = h | (x36 & 15);
        h = h | (x37 & 15);
        h = h | (x38 & 15);
        h = h | (x39 & 15);
        return h;
    }

    static int notTheFirst(
        int x0, int x1, int x2, int x3, int x4, int x5, int x6, int x7, int x8, int x9, int x10, int x11,
        int x12, int x13, int x14, int x15, int x16, int x17, int x18, int x19)
        //@ ensures result == x0; //~ postcondition:false
    {
        int h = 0;
        h = h | (x0 & 15);
        h = h | (x1 & 15);
        h = h | (x2 & 15);
        h = h | (x3 & 15);
        h = h | (x4 & 15);
        h = h | (x5 & 15);
        h = h | (x6 & 15);
        h = h | (x7 & 15);
        h = h | (x8 & 15);
        h = h | (x9 & 15);
        h = h | (x10 & 15);
        h = h | (x11 & 15);
        h = h | (x12 & 15);
        h = h | (x13 & 15);
        h = h | (x14 & 15);
        h = h | (x15 & 15);
        h = h | (x16 & 15);
        h = h | (x17 & 15);
        h = h | (x18 & 15);
        h = h | (x19 & 15);
        return h;
    }

    static int notThirty(
        int x0, int x1, int x2, int x3, int x4, int x5, int x6, int x7, int x8, int x9, int x10, int x11,
        int x12, int x13, int x14, int x15, int x16, int x17, int x18, int x19)
        //@ requires x0 == 0 && x1 == 1 && x2 == 2 && x3 == 3 && x4 == 4 && x5 == 5 && x6 == 6;
        //@ requires x7 == 7 && x8 == 8 && x9 == 9 && x10 == 10 && x11 == 11 && x12 == 12 && x13 == 13;
        //@ requires x14 == 14 && x15 == 15 && x16 == 16 && x17 == 17 && x18 == 18 && x19 == 19;
        //@ ensures result == 30; //~ postcondition:false
    {
        int h = 0;
        h = h | x0;
        h = h | x1;
        h = h | x2;
        h = h | x3;
        h = h | x4;
        h = h | x5;
        h = h | x6;
        h = h | x7;
        h = h | x8;
        h = h | x9;
        h = h | x10;
        h = h | x11;
        h = h | x12;
        h = h | x13;
        h = h | x14;
        h = h | x15;
        h = h | x16;
        h = h | x17;
        h = h | x18;
        h = h | x19;
        return h;
    }
}
