class C {
  void ok() {
    int n = 10;
    n += 5;
    n -= 1;
    n *= 2;
    n /= 4;
    n %= 4;
    n++;
    --n;
    assert n == 3;
  }

  void wrong() {
    int n = 10;
    n -= 3;
    assert n == 13; //~ assert:false
  }

  void wrongDivision(int k) {
    int n = 10;
    n /= k; //~ arithmetic:division-by-zero
  }
}
