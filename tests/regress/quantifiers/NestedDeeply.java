// Quantifiers within quantifiers: one more costs what the last one did.
class NestedDeeply {
  static void ofElements(int[] a)
    //@ requires a != null ** acc(a[*], 1/2) ** (\forall int i = 0 .. a.length; a[i] >= 0 && a[i] < 100);
  {
    //@ assert
    //@   (\forall int i0 = 0 .. a.length;
    //@   (\forall int i1 = 0 .. a.length;
    //@   (\forall int i2 = 0 .. a.length;
    //@   (\forall int i3 = 0 .. a.length;
    //@   (\forall int i4 = 0 .. a.length;
    //@   (\forall int i5 = 0 .. a.length;
    //@   (\forall int i6 = 0 .. a.length;
    //@   (\forall int i7 = 0 .. a.length;
    //@   (\forall int i8 = 0 .. a.length;
    //@   (\forall int i9 = 0 .. a.length;
    //@   (\forall int i10 = 0 .. a.length;
    //@   (\forall int i11 = 0 .. a.length;
    //@   a[i0] + a[i1] + a[i2] + a[i3] + a[i4] + a[i5] + a[i6] + a[i7] + a[i8] + a[i9] + a[i10] + a[i11] >= 0))))))))))));
  }

  static void ofNumbers() {
    //@ assert
    //@   (\forall int i0 = 0 .. 1;
    //@   (\forall int i1 = 0 .. 2;
    //@   (\forall int i2 = 0 .. 3;
    //@   (\forall int i3 = 0 .. 4;
    //@   (\forall int i4 = 0 .. 5;
    //@   (\forall int i5 = 0 .. 6;
    //@   (\forall int i6 = 0 .. 7;
    //@   (\forall int i7 = 0 .. 8;
    //@   (\forall int i8 = 0 .. 9;
    //@   (\forall int i9 = 0 .. 10;
    //@   (\forall int i10 = 0 .. 11;
    //@   (\forall int i11 = 0 .. 12;
    //@   i0 + i1 + i2 + i3 + i4 + i5 + i6 + i7 + i8 + i9 + i10 + i11 >= 0))))))))))));
  }

  static void wrongSum(int[] a)
    //@ requires a != null ** acc(a[*], 1/2) ** (\forall int i = 0 .. a.length; a[i] >= 0 && a[i] < 100);
  {
    //@ assert //~ assert:false
    //@   (\forall int i0 = 0 .. a.length;
    //@   (\forall int i1 = 0 .. a.length;
    //@   (\forall int i2 = 0 .. a.length;
    //@   (\forall int i3 = 0 .. a.length;
    //@   (\forall int i4 = 0 .. a.length;
    //@   (\forall int i5 = 0 .. a.length;
    //@   (\forall int i6 = 0 .. a.length;
    //@   (\forall int i7 = 0 .. a.length;
    //@   (\forall int i8 = 0 .. a.length;
    //@   (\forall int i9 = 0 .. a.length;
    //@   (\forall int i10 = 0 .. a.length;
    //@   (\forall int i11 = 0 .. a.length;
    //@   a[i0] + a[i1] + a[i2] + a[i3] + a[i4] + a[i5] + a[i6] + a[i7] + a[i8] + a[i9] + a[i10] + a[i11] > 0))))))))))));
  }
}
