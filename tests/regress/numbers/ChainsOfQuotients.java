// Quotients and rests in turn, also in arms of ifs: each says where it is between what it is made of, and so the
// last one does.
class ChainsOfQuotients {
    static void roundedUp(int x0)
        //@ requires x0 >= 0;
    {
        int x1 = x0 / 2;
        if (x0 % 2 == 1) x1 = x1 + 1;
        int x2 = x1 / 2;
        if (x1 % 2 == 1) x2 = x2 + 1;
        int x3 = x2 / 2;
        if (x2 % 2 == 1) x3 = x3 + 1;
        int x4 = x3 / 2;
        if (x3 % 2 == 1) x4 = x4 + 1;
        int x5 = x4 / 2;
        if (x4 % 2 == 1) x5 = x5 + 1;
        int x6 = x5 / 2;
        if (x5 % 2 == 1) x6 = x6 + 1;
        int x7 = x6 / 2;
        if (x6 % 2 == 1) x7 = x7 + 1;
        int x8 = x7 / 2;
        if (x7 % 2 == 1) x8 = x8 + 1;
        int x9 = x8 / 2;
        if (x8 % 2 == 1) x9 = x9 + 1;
        int x10 = x9 / 2;
        if (x9 % 2 == 1) x10 = x10 + 1;
        int x11 = x10 / 2;
        if (x10 % 2 == 1) x11 = x11 + 1;
        int x12 = x11 / 2;
        if (x11 % 2 == 1) x12 = x12 + 1;
        int x13 = x12 / 2;
        if (x12 % 2 == 1) x13 = x13 + 1;
        int x14 = x13 / 2;
        if (x13 % 2 == 1) x14 = x14 + 1;
        //@ assert 0 <= x14 && x14 <= x0;
    }

    // 0 stays 0.
    static void roundedUpSmaller(int x0)
        //@ requires x0 >= 0;
    {
        int x1 = x0 / 2;
        if (x0 % 2 == 1) x1 = x1 + 1;
        int x2 = x1 / 2;
        if (x1 % 2 == 1) x2 = x2 + 1;
        int x3 = x2 / 2;
        if (x2 % 2 == 1) x3 = x3 + 1;
        int x4 = x3 / 2;
        if (x3 % 2 == 1) x4 = x4 + 1;
        int x5 = x4 / 2;
        if (x4 % 2 == 1) x5 = x5 + 1;
        int x6 = x5 / 2;
        if (x5 % 2 == 1) x6 = x6 + 1;
        int x7 = x6 / 2;
        if (x6 % 2 == 1) x7 = x7 + 1;
        int x8 = x7 / 2;
        if (x7 % 2 == 1) x8 = x8 + 1;
        //@ assert x8 < x0;  //~ assert:false
    }

    static void roundedUpPositive(int x0)
        //@ requires x0 >= 1;
    {
        int x1 = x0 / 2;
        if (x0 % 2 == 1) x1 = x1 + 1;
        int x2 = x1 / 2;
        if (x1 % 2 == 1) x2 = x2 + 1;
        int x3 = x2 / 2;
        if (x2 % 2 == 1) x3 = x3 + 1;
        int x4 = x3 / 2;
        if (x3 % 2 == 1) x4 = x4 + 1;
        int x5 = x4 / 2;
        if (x4 % 2 == 1) x5 = x5 + 1;
        int x6 = x5 / 2;
        if (x5 % 2 == 1) x6 = x6 + 1;
        int x7 = x6 / 2;
        if (x6 % 2 == 1) x7 = x7 + 1;
        int x8 = x7 / 2;
        if (x7 % 2 == 1) x8 = x8 + 1;
        int x9 = x8 / 2;
        if (x8 % 2 == 1) x9 = x9 + 1;
        int x10 = x9 / 2;
        if (x9 % 2 == 1) x10 = x10 + 1;
        //@ assert x10 >= 1;
    }

    // 1 stays 1.
    static void roundedUpAtLeastTwo(int x0)
        //@ requires x0 >= 1;
    {
        int x1 = x0 / 2;
        if (x0 % 2 == 1) x1 = x1 + 1;
        int x2 = x1 / 2;
        if (x1 % 2 == 1) x2 = x2 + 1;
        int x3 = x2 / 2;
        if (x2 % 2 == 1) x3 = x3 + 1;
        int x4 = x3 / 2;
        if (x3 % 2 == 1) x4 = x4 + 1;
        int x5 = x4 / 2;
        if (x4 % 2 == 1) x5 = x5 + 1;
        int x6 = x5 / 2;
        if (x5 % 2 == 1) x6 = x6 + 1;
        int x7 = x6 / 2;
        if (x6 % 2 == 1) x7 = x7 + 1;
        int x8 = x7 / 2;
        if (x7 % 2 == 1) x8 = x8 + 1;
        //@ assert x8 >= 2;  //~ assert:false
    }

    static void choices(int x0)
        //@ requires x0 >= 0;
    {
        int x1 = x0 > 7 ? x0 / 2 : x0 % 3;
        int x2 = x1 > 7 ? x1 / 2 : x1 % 3;
        int x3 = x2 > 7 ? x2 / 2 : x2 % 3;
        int x4 = x3 > 7 ? x3 / 2 : x3 % 3;
        int x5 = x4 > 7 ? x4 / 2 : x4 % 3;
        int x6 = x5 > 7 ? x5 / 2 : x5 % 3;
        int x7 = x6 > 7 ? x6 / 2 : x6 % 3;
        int x8 = x7 > 7 ? x7 / 2 : x7 % 3;
        int x9 = x8 > 7 ? x8 / 2 : x8 % 3;
        int x10 = x9 > 7 ? x9 / 2 : x9 % 3;
        int x11 = x10 > 7 ? x10 / 2 : x10 % 3;
        int x12 = x11 > 7 ? x11 / 2 : x11 % 3;
        int x13 = x12 > 7 ? x12 / 2 : x12 % 3;
        int x14 = x13 > 7 ? x13 / 2 : x13 % 3;
        //@ assert 0 <= x14 && x14 <= x0;
    }

    // 3 becomes 0.
    static void choicesPositive(int x0)
        //@ requires x0 >= 1;
    {
        int x1 = x0 > 7 ? x0 / 2 : x0 % 3;
        int x2 = x1 > 7 ? x1 / 2 : x1 % 3;
        int x3 = x2 > 7 ? x2 / 2 : x2 % 3;
        int x4 = x3 > 7 ? x3 / 2 : x3 % 3;
        int x5 = x4 > 7 ? x4 / 2 : x4 % 3;
        int x6 = x5 > 7 ? x5 / 2 : x5 % 3;
        int x7 = x6 > 7 ? x6 / 2 : x6 % 3;
        //@ assert x7 > 0;  //~ assert:false
    }

    static void differences(int x0)
        //@ requires x0 >= 0;
    {
        int x1 = x0 - x0 / 2;
        int x2 = x1 - x1 / 2;
        int x3 = x2 - x2 / 2;
        int x4 = x3 - x3 / 2;
        int x5 = x4 - x4 / 2;
        int x6 = x5 - x5 / 2;
        int x7 = x6 - x6 / 2;
        int x8 = x7 - x7 / 2;
        int x9 = x8 - x8 / 2;
        int x10 = x9 - x9 / 2;
        int x11 = x10 - x10 / 2;
        int x12 = x11 - x11 / 2;
        int x13 = x12 - x12 / 2;
        int x14 = x13 - x13 / 2;
        //@ assert 0 <= x14 && x14 <= x0;
    }

    // 0 stays 0.
    static void differencesSmaller(int x0)
        //@ requires x0 >= 0;
    {
        int x1 = x0 - x0 / 2;
        int x2 = x1 - x1 / 2;
        int x3 = x2 - x2 / 2;
        int x4 = x3 - x3 / 2;
        int x5 = x4 - x4 / 2;
        int x6 = x5 - x5 / 2;
        int x7 = x6 - x6 / 2;
        int x8 = x7 - x7 / 2;
        int x9 = x8 - x8 / 2;
        int x10 = x9 - x9 / 2;
        int x11 = x10 - x10 / 2;
        int x12 = x11 - x11 / 2;
        int x13 = x12 - x12 / 2;
        int x14 = x13 - x13 / 2;
        //@ assert x14 < x0;  //~ assert:false
    }

    static void ofNegativeNumbers(int x0)
        //@ requires x0 <= 0 && x0 > -1000000;
    {
        int x1 = x0 / 2;
        if (x0 % 2 == 1) x1 = x1 + 1;
        int x2 = x1 / 2;
        if (x1 % 2 == 1) x2 = x2 + 1;
        int x3 = x2 / 2;
        if (x2 % 2 == 1) x3 = x3 + 1;
        int x4 = x3 / 2;
        if (x3 % 2 == 1) x4 = x4 + 1;
        int x5 = x4 / 2;
        if (x4 % 2 == 1) x5 = x5 + 1;
        int x6 = x5 / 2;
        if (x5 % 2 == 1) x6 = x6 + 1;
        int x7 = x6 / 2;
        if (x6 % 2 == 1) x7 = x7 + 1;
        int x8 = x7 / 2;
        if (x7 % 2 == 1) x8 = x8 + 1;
        int x9 = x8 / 2;
        if (x8 % 2 == 1) x9 = x9 + 1;
        int x10 = x9 / 2;
        if (x9 % 2 == 1) x10 = x10 + 1;
        //@ assert x10 >= x0;
    }

    // -1 becomes 0.
    static void ofNegativeNumbersAtMost(int x0)
        //@ requires x0 <= 0 && x0 > -1000000;
    {
        int x1 = x0 / 2;
        if (x0 % 2 == 1) x1 = x1 + 1;
        int x2 = x1 / 2;
        if (x1 % 2 == 1) x2 = x2 + 1;
        int x3 = x2 / 2;
        if (x2 % 2 == 1) x3 = x3 + 1;
        int x4 = x3 / 2;
        if (x3 % 2 == 1) x4 = x4 + 1;
        int x5 = x4 / 2;
        if (x4 % 2 == 1) x5 = x5 + 1;
        int x6 = x5 / 2;
        if (x5 % 2 == 1) x6 = x6 + 1;
        //@ assert x6 <= x0;  //~ assert:false
    }

    static void digits(int x0)
        //@ requires x0 >= 0;
    {
        int x1 = x0 / 10;
        int x2 = x1 / 10;
        int x3 = x2 / 10;
        int x4 = x3 / 10;
        int x5 = x4 / 10;
        int x6 = x5 / 10;
        int x7 = x6 / 10;
        int x8 = x7 / 10;
        int x9 = x8 / 10;
        int x10 = x9 / 10;
        int x11 = x10 / 10;
        int x12 = x11 / 10;
        int x13 = x12 / 10;
        int x14 = x13 / 10;
        int x15 = x14 / 10;
        int x16 = x15 / 10;
        int x17 = x16 / 10;
        int x18 = x17 / 10;
        int x19 = x18 / 10;
        int x20 = x19 / 10;
        int x21 = x20 / 10;
        int x22 = x21 / 10;
        int x23 = x22 / 10;
        int x24 = x23 / 10;
        int x25 = x24 / 10;
        int x26 = x25 / 10;
        int x27 = x26 / 10;
        int x28 = x27 / 10;
        int x29 = x28 / 10;
        int x30 = x29 / 10;
        //@ assert 0 <= x30 && x30 <= x0;
    }

    // 0 stays 0.
    static void digitsSmaller(int x0)
        //@ requires x0 >= 0;
    {
        int x1 = x0 / 10;
        int x2 = x1 / 10;
        int x3 = x2 / 10;
        int x4 = x3 / 10;
        int x5 = x4 / 10;
        int x6 = x5 / 10;
        int x7 = x6 / 10;
        int x8 = x7 / 10;
        int x9 = x8 / 10;
        int x10 = x9 / 10;
        int x11 = x10 / 10;
        int x12 = x11 / 10;
        int x13 = x12 / 10;
        int x14 = x13 / 10;
        int x15 = x14 / 10;
        int x16 = x15 / 10;
        int x17 = x16 / 10;
        int x18 = x17 / 10;
        int x19 = x18 / 10;
        int x20 = x19 / 10;
        int x21 = x20 / 10;
        int x22 = x21 / 10;
        int x23 = x22 / 10;
        int x24 = x23 / 10;
        int x25 = x24 / 10;
        int x26 = x25 / 10;
        int x27 = x26 / 10;
        int x28 = x27 / 10;
        int x29 = x28 / 10;
        int x30 = x29 / 10;
        //@ assert x30 < x0;  //~ assert:false
    }

    static void otherThanZero(int x0)
        //@ requires x0 >= 0;
    {
        int x1 = x0 / 2;
        if (x0 % 2 != 0) x1 = x1 + x0 % 2;
        int x2 = x1 / 2;
        if (x1 % 2 != 0) x2 = x2 + x1 % 2;
        int x3 = x2 / 2;
        if (x2 % 2 != 0) x3 = x3 + x2 % 2;
        int x4 = x3 / 2;
        if (x3 % 2 != 0) x4 = x4 + x3 % 2;
        int x5 = x4 / 2;
        if (x4 % 2 != 0) x5 = x5 + x4 % 2;
        int x6 = x5 / 2;
        if (x5 % 2 != 0) x6 = x6 + x5 % 2;
        int x7 = x6 / 2;
        if (x6 % 2 != 0) x7 = x7 + x6 % 2;
        int x8 = x7 / 2;
        if (x7 % 2 != 0) x8 = x8 + x7 % 2;
        int x9 = x8 / 2;
        if (x8 % 2 != 0) x9 = x9 + x8 % 2;
        int x10 = x9 / 2;
        if (x9 % 2 != 0) x10 = x10 + x9 % 2;
        int x11 = x10 / 2;
        if (x10 % 2 != 0) x11 = x11 + x10 % 2;
        int x12 = x11 / 2;
        if (x11 % 2 != 0) x12 = x12 + x11 % 2;
        int x13 = x12 / 2;
        if (x12 % 2 != 0) x13 = x13 + x12 % 2;
        int x14 = x13 / 2;
        if (x13 % 2 != 0) x14 = x14 + x13 % 2;
        //@ assert 0 <= x14 && x14 <= x0;
    }

    // 1 becomes 2.
    static void grows(int x0)
        //@ requires 0 <= x0 && x0 <= 1000000;
    {
        int x1 = x0 / 2 + x0 % 2 + 1;
        int x2 = x1 / 2 + x1 % 2 + 1;
        int x3 = x2 / 2 + x2 % 2 + 1;
        int x4 = x3 / 2 + x3 % 2 + 1;
        int x5 = x4 / 2 + x4 % 2 + 1;
        int x6 = x5 / 2 + x5 % 2 + 1;
        int x7 = x6 / 2 + x6 % 2 + 1;
        int x8 = x7 / 2 + x7 % 2 + 1;
        int x9 = x8 / 2 + x8 % 2 + 1;
        int x10 = x9 / 2 + x9 % 2 + 1;
        int x11 = x10 / 2 + x10 % 2 + 1;
        int x12 = x11 / 2 + x11 % 2 + 1;
        int x13 = x12 / 2 + x12 % 2 + 1;
        int x14 = x13 / 2 + x13 % 2 + 1;
        //@ assert x14 <= x0;  //~ assert:false
    }
}
