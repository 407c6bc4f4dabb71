// In loops ghost locals are forgotten as others are.
class Loops {
  void okLoop(int n)
    //@ requires n >= 0;
  {
    int i = 0;
    //@ ghost int sum = 0;
    //@ invariant 0 <= i && i <= n && sum == 2 * i;
    while (i < n) {
      i++;
      //@ set sum = sum + 2;
    }
    //@ assert sum == 2 * n;
  }

  void wrongHavoc(int n) {
    int i = 0;
    //@ ghost int sum = 0;
    //@ invariant 0 <= i;
    while (i < n) {
      i++;
      //@ set sum = sum + 2;
    }
    //@ assert sum == 0; //~ assert:false
  }

  void wrongInvariant(int n) {
    int i = 0;
    //@ ghost int sum = 0;
    //@ invariant sum == i; //~ invariant-body:false
    while (i < n) {
      i++;
      //@ set sum += 2;
    }
  }

  void okKept(int n) {
    int i = 0;
    //@ ghost int first = i;
    while (i < n) {
      i++;
    }
    //@ assert first == 0;
  }

  void okDeclaredWithin(int n)
    //@ requires n >= 0;
  {
    int i = 0;
    //@ invariant 0 <= i && i <= n;
    while (i < n) {
      //@ ghost int before = i;
      i++;
      //@ assert i == before + 1;
    }
  }

  void okBranch(boolean b) {
    int i = 0;
    //@ ghost int kind = 0;
    if (b) {
      i = 1;
      //@ set kind = 7;
    }
    //@ assert b ==> kind == 7;
    //@ assert !b ==> kind == 0;
  }

  void wrongBranch(boolean b) {
    int i = 0;
    //@ ghost int kind = 0;
    if (b) {
      i = 1;
      //@ set kind = 7;
    }
    //@ assert kind == 7; //~ assert:false
  }

  void wrongJoin(boolean b) {
    //@ ghost int kind = 3;
    //@ join true;
    //@ assert kind == 3; //~ assert:false
  }
}
