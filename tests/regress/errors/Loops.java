// What a loop, its clauses and its jumps need.
class Loops {
  boolean b;

  void jumps() {
    break; //~ W0010
    while (b) {
      continue other; //~ W0010
    }
    block: {
      while (b) {
        continue block; //~ W0010
      }
    }
    twice: while (b) {
      twice: while (b) { //~ W0010
      }
    }
  }

  void clauses() {
    //@ invariant b; //~ W0010
    b = true;
    while (b)
      //@ invariant 1; //~ W0004
      //@ decreases 1;
      //@ decreases 2; //~ W0008
      //@ invariant \result == 1; //~ W0010
    {
    }
  }

  void headers(int n) {
    while (n) { //~ W0004
    }
    for (int i = 0; i < n; i + 1) { //~ W0002
    }
    for (int i : n) { //~ W0004
    }
    do {
      int i = n;
    } while (i < n); //~ W0003
  }

  int assigned() {
    int i;
    while (b) {
      i = 1;
    }
    return i; //~ W0012
  }

  int returns() {
    for (;;) {
      if (b) break;
    }
  } //~ W0013
}
