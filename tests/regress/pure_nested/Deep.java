// Definitions that are made of many others: what they say is looked into as far as a question needs it.
class Deep {
  int x;

  //@ static pure int f0(int x) = x;
  //@ static pure int f1(int x) = f0(x) + 1;
  //@ static pure int f2(int x) = f1(x) + 1;
  //@ static pure int f3(int x) = f2(x) + 1;
  //@ static pure int f4(int x) = f3(x) + 1;
  //@ static pure int f5(int x) = f4(x) + 1;
  //@ static pure int f6(int x) = f5(x) + 1;
  //@ static pure int f7(int x) = f6(x) + 1;
  //@ static pure int f8(int x) = f7(x) + 1;
  //@ static pure int f9(int x) = f8(x) + 1;
  //@ static pure int f10(int x) = f9(x) + 1;
  //@ static pure int f11(int x) = f10(x) + 1;
  //@ static pure int f12(int x) = f11(x) + 1;
  //@ static pure int f13(int x) = f12(x) + 1;
  //@ static pure int f14(int x) = f13(x) + 1;
  //@ static pure int f15(int x) = f14(x) + 1;
  //@ static pure int f16(int x) = f15(x) + 1;
  //@ static pure int f17(int x) = f16(x) + 1;
  //@ static pure int f18(int x) = f17(x) + 1;
  //@ static pure int f19(int x) = f18(x) + 1;
  //@ static pure int f20(int x) = f19(x) + 1;
  //@ static pure int f21(int x) = f20(x) + 1;
  //@ static pure int f22(int x) = f21(x) + 1;
  //@ static pure int f23(int x) = f22(x) + 1;
  //@ static pure int f24(int x) = f23(x) + 1;
  //@ static pure int f25(int x) = f24(x) + 1;
  //@ static pure int f26(int x) = f25(x) + 1;
  //@ static pure int f27(int x) = f26(x) + 1;
  //@ static pure int f28(int x) = f27(x) + 1;
  //@ static pure int f29(int x) = f28(x) + 1;
  //@ static pure int f30(int x) = f29(x) + 1;
  //@ static pure int f31(int x) = f30(x) + 1;
  //@ static pure int f32(int x) = f31(x) + 1;
  //@ static pure int f33(int x) = f32(x) + 1;
  //@ static pure int f34(int x) = f33(x) + 1;
  //@ static pure int f35(int x) = f34(x) + 1;
  //@ static pure int f36(int x) = f35(x) + 1;
  //@ static pure int f37(int x) = f36(x) + 1;
  //@ static pure int f38(int x) = f37(x) + 1;
  //@ static pure int f39(int x) = f38(x) + 1;
  //@ static pure int f40(int x) = f39(x) + 1;

  // Where not all of it is what it says, and where it says it on some paths only.
  //@ static pure int g0(int x) = x;
  //@ static pure int g1(int x) = x > 1 ? g0(x) + 1 : x;
  //@ static pure int g2(int x) = x > 2 ? g1(x) + 1 : x;
  //@ static pure int g3(int x) = x > 3 ? g2(x) + 1 : x;
  //@ static pure int g4(int x) = x > 4 ? g3(x) + 1 : x;
  //@ static pure int g5(int x) = x > 5 ? g4(x) + 1 : x;
  //@ static pure int g6(int x) = x > 6 ? g5(x) + 1 : x;
  //@ static pure int g7(int x) = x > 7 ? g6(x) + 1 : x;
  //@ static pure int g8(int x) = x > 8 ? g7(x) + 1 : x;
  //@ static pure int g9(int x) = x > 9 ? g8(x) + 1 : x;
  //@ static pure int g10(int x) = x > 10 ? g9(x) + 1 : x;
  //@ static pure int g11(int x) = x > 11 ? g10(x) + 1 : x;
  //@ static pure int g12(int x) = x > 12 ? g11(x) + 1 : x;
  //@ static pure int g13(int x) = x > 13 ? g12(x) + 1 : x;
  //@ static pure int g14(int x) = x > 14 ? g13(x) + 1 : x;
  //@ static pure int g15(int x) = x > 15 ? g14(x) + 1 : x;
  //@ static pure int g16(int x) = x > 16 ? g15(x) + 1 : x;
  //@ static pure int g17(int x) = x > 17 ? g16(x) + 1 : x;
  //@ static pure int g18(int x) = x > 18 ? g17(x) + 1 : x;
  //@ static pure int g19(int x) = x > 19 ? g18(x) + 1 : x;
  //@ static pure int g20(int x) = x > 20 ? g19(x) + 1 : x;
  //@ static pure int g21(int x) = x > 21 ? g20(x) + 1 : x;
  //@ static pure int g22(int x) = x > 22 ? g21(x) + 1 : x;
  //@ static pure int g23(int x) = x > 23 ? g22(x) + 1 : x;
  //@ static pure int g24(int x) = x > 24 ? g23(x) + 1 : x;
  //@ static pure int g25(int x) = x > 25 ? g24(x) + 1 : x;
  //@ static pure int g26(int x) = x > 26 ? g25(x) + 1 : x;
  //@ static pure int g27(int x) = x > 27 ? g26(x) + 1 : x;
  //@ static pure int g28(int x) = x > 28 ? g27(x) + 1 : x;
  //@ static pure int g29(int x) = x > 29 ? g28(x) + 1 : x;
  //@ static pure int g30(int x) = x > 30 ? g29(x) + 1 : x;
  //@ static pure int g31(int x) = x > 31 ? g30(x) + 1 : x;
  //@ static pure int g32(int x) = x > 32 ? g31(x) + 1 : x;
  //@ static pure int g33(int x) = x > 33 ? g32(x) + 1 : x;
  //@ static pure int g34(int x) = x > 34 ? g33(x) + 1 : x;
  //@ static pure int g35(int x) = x > 35 ? g34(x) + 1 : x;
  //@ static pure int g36(int x) = x > 36 ? g35(x) + 1 : x;
  //@ static pure int g37(int x) = x > 37 ? g36(x) + 1 : x;
  //@ static pure int g38(int x) = x > 38 ? g37(x) + 1 : x;
  //@ static pure int g39(int x) = x > 39 ? g38(x) + 1 : x;
  //@ static pure int g40(int x) = x > 40 ? g39(x) + 1 : x;

  //@ requires acc(x);
  //@ pure int h0() = x;
  //@ requires acc(x);
  //@ pure int h1() = h0() + 1;
  //@ requires acc(x);
  //@ pure int h2() = h1() + 1;
  //@ requires acc(x);
  //@ pure int h3() = h2() + 1;
  //@ requires acc(x);
  //@ pure int h4() = h3() + 1;
  //@ requires acc(x);
  //@ pure int h5() = h4() + 1;
  //@ requires acc(x);
  //@ pure int h6() = h5() + 1;
  //@ requires acc(x);
  //@ pure int h7() = h6() + 1;
  //@ requires acc(x);
  //@ pure int h8() = h7() + 1;
  //@ requires acc(x);
  //@ pure int h9() = h8() + 1;
  //@ requires acc(x);
  //@ pure int h10() = h9() + 1;
  //@ requires acc(x);
  //@ pure int h11() = h10() + 1;
  //@ requires acc(x);
  //@ pure int h12() = h11() + 1;
  //@ requires acc(x);
  //@ pure int h13() = h12() + 1;
  //@ requires acc(x);
  //@ pure int h14() = h13() + 1;
  //@ requires acc(x);
  //@ pure int h15() = h14() + 1;
  //@ requires acc(x);
  //@ pure int h16() = h15() + 1;
  //@ requires acc(x);
  //@ pure int h17() = h16() + 1;
  //@ requires acc(x);
  //@ pure int h18() = h17() + 1;
  //@ requires acc(x);
  //@ pure int h19() = h18() + 1;
  //@ requires acc(x);
  //@ pure int h20() = h19() + 1;
  //@ requires acc(x);
  //@ pure int h21() = h20() + 1;
  //@ requires acc(x);
  //@ pure int h22() = h21() + 1;
  //@ requires acc(x);
  //@ pure int h23() = h22() + 1;
  //@ requires acc(x);
  //@ pure int h24() = h23() + 1;
  //@ requires acc(x);
  //@ pure int h25() = h24() + 1;
  //@ requires acc(x);
  //@ pure int h26() = h25() + 1;
  //@ requires acc(x);
  //@ pure int h27() = h26() + 1;
  //@ requires acc(x);
  //@ pure int h28() = h27() + 1;
  //@ requires acc(x);
  //@ pure int h29() = h28() + 1;
  //@ requires acc(x);
  //@ pure int h30() = h29() + 1;
  //@ requires acc(x);
  //@ pure int h31() = h30() + 1;
  //@ requires acc(x);
  //@ pure int h32() = h31() + 1;
  //@ requires acc(x);
  //@ pure int h33() = h32() + 1;
  //@ requires acc(x);
  //@ pure int h34() = h33() + 1;
  //@ requires acc(x);
  //@ pure int h35() = h34() + 1;
  //@ requires acc(x);
  //@ pure int h36() = h35() + 1;
  //@ requires acc(x);
  //@ pure int h37() = h36() + 1;
  //@ requires acc(x);
  //@ pure int h38() = h37() + 1;
  //@ requires acc(x);
  //@ pure int h39() = h38() + 1;
  //@ requires acc(x);
  //@ pure int h40() = h39() + 1;

  static void straight(int x) {
    //@ assert f40(x) == x + 40;
    //@ assert f40(x) == x + 41; //~ assert:false
  }

  static int branches(int x, boolean b) {
    int y = 0;
    //@ ghost int z = 0;
    if (b) {
      //@ ghost z = f40(x) - x;
      y = 40;
    } else {
      //@ ghost z = f40(x + 1) - x;
      y = 41;
    }
    //@ assert z == y;
    //@ assert z == 40; //~ assert:false
    return y;
  }

  //@ requires f40(n) < 100;
  static void loops(int n) {
    int i = 0;
    //@ loop_invariant i == 0 || f40(i) == i + 40;
    //@ loop_invariant n < 60;
    while (i < n) {
      i++;
      //@ assert f40(i) == i + 40;
    }
    //@ assert n < 59; //~ assert:false
  }

  static void all() {
    //@ assert (\forall int i = 0 .. 9; f40(i) == i + 40);
    //@ assert (\forall int i = 0 .. 9; f40(i) == i + 39); //~ assert:false
  }

  //@ requires 0 <= x && x < 1000;
  static void guarded(int x) {
    //@ assert x > 40 ==> g40(x) == x + 40;
    //@ assert g40(x) <= x + 40;
    //@ assert g40(x) == x + 40; //~ assert:false
  }

  //@ requires acc(x) && x < 1000;
  //@ ensures acc(x) && h40() == old(h40()) + 1;
  void step() {
    x = x + 1;
  }

  //@ requires acc(x) && x < 1000;
  //@ ensures acc(x) && h40() == old(h40()); //~ postcondition:false
  void stepWrongly() {
    x = x + 1;
  }

  //@ requires acc(x) && 0 < x && x < 100;
  //@ ensures acc(x) && result == h40();
  int found() {
    if (x > 50) { //@ assert h40() > 90;
      return x + 40;
    }
    return x + 40;
  }
}
