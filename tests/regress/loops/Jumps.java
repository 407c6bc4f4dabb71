//: --overflow=unbounded
// break, continue, return, labels, do and for.
class Jumps {
  int x;

  int find(int n)
    //@ requires n > 10;
    //@ ensures \result == 7;
  {
    int i = 0;
    //@ invariant 0 <= i && i <= 7;
    while (true) {
      if (i == 7) break;
      i++;
    }
    return i;
  }

  int broken(int n)
    //@ ensures \result == 7; //~ postcondition:false
  {
    int i = 0;
    //@ invariant 0 <= i && i <= 7;
    while (i < 7) {
      if (i == n) break;
      i++;
    }
    return i;
  }

  int skip(int n)
    //@ requires n >= 0;
    //@ ensures \result == n;
  {
    int i = 0;
    //@ invariant 0 <= i && i <= n;
    for (; i < n; i++) {
      if (i == 3) continue;
    }
    return i;
  }

  void skipWrong(int n) {
    int i = 0;
    int even = 0;
    //@ invariant even == 2 * i; //~ invariant-body:false
    for (; i < n; i++) {
      if (i == 3) continue;
      even += 2;
    }
  }

  // The chunk that the loop does not own is there again wherever it is left.
  int leave(int n)
    //@ requires acc(x) && x == 5;
    //@ ensures acc(x) && x == 5;
  {
    int i = 0;
    while (i < n) {
      if (i == 1) return i;
      if (i == 2) break;
      i++;
    }
    return 0;
  }

  int labels(int n)
    //@ requires acc(x) && n > 0;
    //@ ensures acc(x);
  {
    int i = 0;
    //@ invariant acc(x) && i >= 0;
    outer:
    while (i < n) {
      int j = 0;
      //@ invariant j >= 0;
      while (true) {
        if (j > 3) break outer;
        if (j == i) {
          i++;
          continue outer;
        }
        j++;
      }
    }
    x = i;
    return i;
  }

  int atLeastOnce(int n)
    //@ ensures \result >= 1;
  {
    int i = 0;
    //@ invariant i >= 1;
    do {
      i++;
    } while (i < n);
    return i;
  }

  int notOnce(int n)
    //@ ensures \result >= 1; //~ postcondition:false
  {
    int i = 0;
    //@ invariant i >= 0;
    while (i < n) {
      i++;
    }
    return i;
  }

  void measure(int n)
    //@ requires n >= 0;
  {
    int i = n;
    //@ invariant i >= 0;
    //@ decreases i;
    while (i > 0) {
      i--;
    }
  }

  void noMeasure(int n) {
    int i = n;
    //@ decreases i;
    while (i > 0) { //~ termination:not-decreasing
      i++;
    }
  }

  void clear(int[] a)
    //@ requires a != null && acc(a.elems);
    //@ ensures acc(a.elems);
  {
    //@ invariant acc(a.elems) && 0 <= i && i <= a.length;
    for (int i = 0; i < a.length; i++) {
      a[i] = 0;
    }
  }

  void overrun(int[] a)
    //@ requires a != null && acc(a.elems);
    //@ ensures acc(a.elems);
  {
    //@ invariant acc(a.elems) && 0 <= i && i <= a.length;
    for (int i = 0; i <= a.length; i++) {
      a[i] = 0; //~ array:bounds
    }
  }
}
