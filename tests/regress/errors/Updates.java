// Assignments that combine values that do not go together.
class Updates {
  static void mistakes(int real) {
    //@ ghost seq<int> s;
    //@ ghost s += 3; //~ W0004
    //@ ghost s -= s; //~ W0004
    //@ ghost real += 1; //~ W0007
    //@ ghost set<int> t;
    //@ ghost t /= t; //~ W0004
    //@ ghost t += seq<int>{1}; //~ W0004
    //@ assert (s += s) == s; //~ W0005
  }

  static void twice(int n) {
    //@ decreases n;
    //@ decreases; //~ W0008
    while (n > 0) {
      n--;
    }
  }
}
