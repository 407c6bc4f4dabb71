//: --overflow=unbounded
// Loops are verified for an arbitrary iteration: what they assign is forgotten, what the invariant does not own is
// framed around them.
class Invariants {
  int x;
  int y;

  int sum(int n)
    //@ requires n >= 0;
    //@ ensures \result == n;
  {
    int i = 0;
    //@ invariant 0 <= i && i <= n;
    while (i < n) {
      i = i + 1;
    }
    return i;
  }

  int forgotten(int n)
    //@ requires n >= 0;
    //@ ensures \result == n; //~ postcondition:false
  {
    int i = 0;
    while (i < n) {
      i = i + 1;
    }
    return i;
  }

  void notOnEntry(int n) {
    int i = 0;
    //@ invariant i > 0; //~ invariant-entry:false
    while (i < n) {
      i = i + 1;
    }
  }

  void notPreserved(int n) {
    int i = 0;
    //@ invariant i <= 5; //~ invariant-body:false
    while (i < n) {
      i = i + 1;
    }
  }

  // `i++` in the condition is an assignment, too.
  int condition(int n)
    //@ ensures \result == 0; //~ postcondition:false
  {
    int i = 0;
    while (i++ < n) {
    }
    return i;
  }

  int nested(int n)
    //@ ensures \result == 0; //~ postcondition:false
  {
    int i = 0;
    int k = 0;
    while (k < n) {
      int j = (i = i + 1) + 1;
      k = k + j;
    }
    return i;
  }

  void framed(int n)
    //@ requires acc(x) && acc(y) && x == 1;
    //@ ensures acc(x) && acc(y) && x == 1 && y >= 0;
  {
    y = 0;
    //@ invariant acc(y) && y >= 0;
    while (y < n) {
      y = y + 1;
    }
  }

  void notOwned(int n)
    //@ requires acc(x);
  {
    int i = 0;
    while (i < n) {
      x = i; //~ write:permission
      i = i + 1;
    }
  }

  void heapForgotten(int n)
    //@ requires acc(x) && x == 1;
    //@ ensures acc(x) && x == 1; //~ postcondition:false
  {
    int i = 0;
    //@ invariant acc(x);
    while (i < n) {
      i = i + 1;
    }
  }

  void permissionLost(int n, Invariants o)
    //@ requires acc(x);
  {
    int i = 0;
    //@ invariant acc(x); //~ invariant-body:permission
    while (i < n) {
      give();
      i = i + 1;
    }
  }

  void give()
    //@ requires acc(x);
  { }

  void unframed(int n)
    //@ requires acc(x) && x == 0;
  {
    int i = 0;
    //@ invariant x == 0; //~ contract:permission
    //@ invariant acc(x);
    while (i < n) {
      i = i + 1;
    }
  }

  void grows(int n)
    //@ requires acc(x) && x == 3;
    //@ ensures acc(x) && x >= 3;
  {
    int i = 0;
    //@ invariant acc(x) && x >= old(x);
    while (i < n) {
      x = x + 1;
      i = i + 1;
    }
  }

  // Nothing after a loop that is never left is reachable.
  void forever() //~ contract:vacuous
  {
    while (true) {
    }
  }

  // Between two headers: of the outer loop, or of the inner one where the outer one has its own before it.
  static int okNested(int n)
    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result == n * n;
  {
    int count = 0;
    //@ invariant 0 <= i && i <= n && count == i * n;
    for (int i = 0; i < n; i++)
      //@ invariant 0 <= i && i < n && 0 <= j && j <= n && count == i * n + j;
      for (int j = 0; j < n; j++)
        count++;
    return count;
  }

  static int wrongNested(int n)
    //@ requires 0 <= n && n <= 1000;
  {
    int count = 0;
    //@ invariant 0 <= i && i <= n && count == i * n;
    for (int i = 0; i < n; i++)
      //@ invariant 0 <= i && i < n && 0 <= j && j <= n && count == i * n + j; //~ invariant-body:false
      for (int j = 0; j < n; j++)
        count += 2;
    return count;
  }

  static void okOuter(int n) {
    int i = 0;
    while (i < n)
      //@ invariant true;
      while (i < n) //@ decreases n - i;
        i++;
  }
}
