// What facts say of single numbers bounds what is made of them, where these facts hold and no further.
class SaidBounds {
    int c;

    void increment()
        //@ requires acc(c) ** 0 <= c && c < 1000;
        //@ ensures acc(c) ** c == old(c) + 1;
    {
        c = c + 1;
    }

    void any()
        //@ requires acc(c);
        //@ ensures acc(c);
    {
        c = c + 0;
    }

    void counted(boolean b0, boolean b1, boolean b2, boolean b3, boolean b4, boolean b5, boolean b6, boolean b7,
                 boolean b8, boolean b9, boolean b10, boolean b11, boolean b12, boolean b13, boolean b14, boolean b15)
        //@ requires acc(c) ** c == 0;
        //@ ensures acc(c) ** 0 <= c && c <= 16;
    {
        if (b0) increment();
        if (b1) increment();
        if (b2) increment();
        if (b3) increment();
        if (b4) increment();
        if (b5) increment();
        if (b6) increment();
        if (b7) increment();
        if (b8) increment();
        if (b9) increment();
        if (b10) increment();
        if (b11) increment();
        if (b12) increment();
        if (b13) increment();
        if (b14) increment();
        if (b15) increment();
    }

    void countedLess(boolean b0, boolean b1, boolean b2)
        //@ requires acc(c) ** c == 0;
        //@ ensures acc(c) ** c <= 2;  //~ postcondition:false
    {
        if (b0) increment();
        if (b1) increment();
        if (b2) increment();
    }

    void forgotten()
        //@ requires acc(c) ** c == 0;
        //@ ensures acc(c);
    {
        any();
        //@ assert c == 0;  //~ assert:false
    }

    // What is said of `y` where `p` holds is not said where it does not.
    static int inner(boolean p, boolean q, int y)
        //@ requires 0 <= y && y <= 100;
        //@ ensures result <= 5;  //~ postcondition:false
    {
        int r = 0;
        if (p) {
            if (q) {
                if (y > 5) return 0;
                r = y;
            } else {
                r = 0;
            }
        } else {
            r = q ? y : 0;
        }
        return r;
    }

    static int innerRight(boolean p, boolean q, int y)
        //@ requires 0 <= y && y <= 100;
        //@ ensures result <= 5;
    {
        int r = 0;
        if (p) {
            if (q) {
                if (y > 5) return 0;
                r = y;
            } else {
                r = 0;
            }
        } else {
            r = q ? y / 50 : 0;
        }
        return r;
    }

    static int left(boolean p, boolean q, int y)
        //@ requires 0 <= y && y <= 100;
        //@ ensures result <= 5;
    {
        int r = 0;
        here: {
            if (p) {
                if (y > 5) break here;
                r = y;
                if (q) break here;
                r = 3;
            }
        }
        return r;
    }

    static int leftWrong(boolean p, boolean q, int y)
        //@ requires 0 <= y && y <= 100;
        //@ ensures result <= 5;  //~ postcondition:false
    {
        int r = 0;
        here: {
            if (p) {
                if (y > 5 && q) break here;
                r = y;
                if (q) break here;
                r = 3;
            } else {
                r = q ? y : 4;
            }
        }
        return r;
    }

    static int clamped(int x, int a, int b, int d, int e)
        //@ ensures 0 <= result && result <= 1000;
    {
        int r = 0;
        r = r + x % 7 + a % 9; r = r > 1000 ? 1000 : r < 0 ? 0 : r;
        r = r * 31 + b % 7; r = r > 1000 ? 1000 : r < 0 ? 0 : r;
        r = r * 1000000 + d % 7; r = r > 1000 ? 1000 : r < 0 ? 0 : r;
        r = r * 2000000 + e % 7; r = r > 1000 ? 1000 : r < 0 ? 0 : r;
        return r;
    }

    static int clampedLess(int x)
        //@ ensures result < 6;  //~ postcondition:false
    {
        int r = x % 7;
        return r > 1000 ? 1000 : r < 0 ? 0 : r;
    }

    static int innerChoice(boolean p, boolean q, int y)
        //@ requires 0 <= y && y <= 100;
        //@ ensures result <= 5;  //~ postcondition:false
    {
        return p ? (q ? (y > 5 ? 0 : y) : 0) : (q ? y : 0);
    }

    static int overflowing(int r)
        //@ requires 0 <= r && r <= 1000;
    {
        return (r > 500 ? r : 500) * 4300000;  //~ arithmetic:overflow
    }

    static int bits(int x)
        //@ ensures 0 <= result && result <= 15;
    {
        int r = 0;
        if ((x & 1) != 0) r = r ^ 1;
        if ((x & 2) != 0) r = r | 2;
        if ((x & 4) != 0) r = r | 4;
        if ((x & 8) != 0) r = r ^ 8;
        if ((x & 16) != 0) r = r | 1;
        if ((x & 32) != 0) r = r | 2;
        if ((x & 64) != 0) r = r ^ 4;
        if ((x & 128) != 0) r = r | 8;
        if ((x & 256) != 0) r = r | 1;
        if ((x & 512) != 0) r = r ^ 2;
        if ((x & 1024) != 0) r = r | 4;
        if ((x & 2048) != 0) r = r | 8;
        return r;
    }

    static int bitsLess(int x)
        //@ ensures result <= 14;  //~ postcondition:false
    {
        int r = 0;
        if ((x & 1) != 0) r = r ^ 1;
        if ((x & 2) != 0) r = r | 2;
        if ((x & 4) != 0) r = r | 4;
        if ((x & 8) != 0) r = r ^ 8;
        if ((x & 16) != 0) r = r | 1;
        if ((x & 32) != 0) r = r | 2;
        if ((x & 64) != 0) r = r ^ 4;
        if ((x & 128) != 0) r = r | 8;
        if ((x & 256) != 0) r = r | 1;
        if ((x & 512) != 0) r = r ^ 2;
        if ((x & 1024) != 0) r = r | 4;
        if ((x & 2048) != 0) r = r | 8;
        return r;
    }

    static int bitsOfAny(int x)
        //@ ensures result >= 0;  //~ postcondition:false
    {
        return x | 1;
    }

    static int bitsOfMore(int x)
        //@ requires 0 <= x && x <= 16;
        //@ ensures result <= 16;  //~ postcondition:false
    {
        return x ^ 1;
    }

    static int natural(int x)
        //@ ensures x >= 0 && result == x;
        //@ signals (RuntimeException e) x < 0;
    {
        if (x < 0) throw new RuntimeException();
        return x;
    }

    static int caught(int a, int b, int d, int e)
        //@ requires a <= 1000 && b <= 1000 && d <= 1000 && e <= 1000;
        //@ ensures 0 <= result && result <= 4000;
    {
        int r = 0;
        try { r = r + natural(a); } catch (RuntimeException x) { }
        try { r = r + natural(b); } catch (RuntimeException x) { }
        try { r = r + natural(d); } catch (RuntimeException x) { }
        try { r = r + natural(e); } catch (RuntimeException x) { }
        return r;
    }

    static int caughtLess(int a, int b)
        //@ requires a <= 1000 && b <= 1000;
        //@ ensures result <= 1999;  //~ postcondition:false
    {
        int r = 0;
        try { r = r + natural(a); } catch (RuntimeException x) { }
        try { r = r + natural(b); } catch (RuntimeException x) { }
        return r;
    }

    static void afterwards(int y) {
        int r = 1;
        if (y > 5 && y < 3) r = y;
        //@ assert r == 1;
        if (y > 5) r = 2;
        //@ assert y > 5;  //~ assert:false
    }

    static void loop(int n)
        //@ requires n > 0;
    {
        int x = 5, i = 0;
        while (i < n)
            //@ invariant 0 <= i && i <= n && x >= 5;
            //@ invariant x <= 5 + i;
            //@ decreases n - i;
        {
            if (x < 2000000000) x = x + 1;
            i = i + 1;
        }
        //@ assert x == 5;  //~ assert:false
    }
}
