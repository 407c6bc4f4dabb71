// Mistakes that people make first: one message each.
class Newcomers {
  int x;
  int[] a;
  boolean b;

  //@ predicate valid() = acc(x) ** x >= 0;

  void bump() {
  }

  //@ requires acc(x) & x == 1; //~ W0006
  //@ requires acc(x) || acc(b); //~ W0006
  //@ requires !valid(); //~ W0006
  //@ requires valid() == true; //~ W0006
  //@ requires valid() ==> b; //~ W0006
  //@ requires acc(a.*); //~ W0002
  void assertions() {
  }

  //@ requires acc(x) && x = 1; //~ W0005
  void compares() {
  }

  requires valid(); //~ W0011
  void outside() {
    //@ requires valid(); //~ W0010
    close(valid()); //~ W0011
    b = b ==> b; //~ W0011
    Newcomers n = Newcomers(); //~ W0002
    //@ ensures valid(); //~ W0010
  }

  //@ predicat odd() = acc(x); //~ W0002

  //@ ensure b; //~ W0002
  void misspeltClause() {
  }

  void loops(int n) {
    //@ loop_invarient n > 0; //~ W0002
    while (n > 0) {
      n--;
    }
    whlie (n > 0) { //~ W0002
      n--;
    }
  }

  viod misspelt() { //~ W0003
  }

  /*@ requires b; /* a remark */ @*/ //~ W0002
  void remark() {
    bump(1, 2); //~ W0004
  }

  java.util.Vector<Newcomers> list; //~ W0003
}

class Above {
  private int hidden;
  int open;

  private void secret() {
  }
}

class Below extends Above {
  //@ requires acc(hidden); //~ W0003
  //@ ensures acc(this.hidden) ** acc(open);
  void priv() {
    secret(); //~ W0003
  }
}
