// What is not supported in a contract, or in a definition, leaves out the members that rely on it, and no others.
class UnsupportedContract {
  int x;
  int[] a;

  //@ predicate valid() = acc(x) ** 0 < x;

  /*@ predicate sorted() = acc(a) ** a != null ** acc(a[*]) **
        \nonnullelements(a); //~ W0009
    @*/

  //@ requires sorted();
  void leftOutForPredicate() {
    x = 1;
  }

  //@ requires \nonnullelements(a); //~ W0009
  void leftOut() {
    x = 1;
  }

  void leftOutForCall() {
    leftOut();
    x = 1;
  }

  /*@ pure static boolean all(int[] b) requires acc(b[*]);
        = \nonnullelements(b); //~ W0009
    @*/

  //@ requires acc(b[*]) && all(b);
  static void leftOutForPure(int[] b) {
    b[0] = 0;
  }

  static void leftOutForChain(int[] b) {
    leftOutForPure(b);
  }

  static void leftOutForLoop(int[] b)
    //@ requires acc(b[*]);
  {
    int i = 0;
    while (i < b.length)
      //@ invariant acc(b[*]) ** 0 <= i && i <= b.length;
      //@ invariant \nonnullelements(b); //~ W0009
    {
      b[i] = 0;
      i++;
    }
  }

  static void wrongBehindLoop(int[] b)
    //@ requires acc(b[*]) ** 0 < b.length;
  {
    b[0] = 1;
    leftOutForLoop(b);
    b[0] = 1; //~ write:permission
  }

  void ok()
    //@ requires valid();
    //@ ensures valid();
  {
    x = 2;
  }

  void wrong()
    //@ requires valid();
    //@ ensures valid(); //~ postcondition:predicate
  {
    x = -2;
  }
}

class UnsupportedContractHeir extends UnsupportedContract {
  int y = 1;

  UnsupportedContractHeir()
    //@ ensures \nonnullelements(null); //~ W0009
  {
    x = 3;
  }

  void leftOut() {
    x = 2;
  }

  static void leftOutForNew() {
    UnsupportedContract made = new UnsupportedContractHeir();
    made.x = 1;
  }

  static void wrongNew() {
    UnsupportedContract made = new UnsupportedContract();
    made.x = 1;
    made.a[0] = 1; //~ array:null
  }
}

// The definitions of an overriding family are known together.
class UnsupportedShape {
  int x;

  //@ predicate valid() = acc(x);

  //@ requires valid();
  //@ ensures valid();
  void leftOutForFamily() {
    x = 1;
  }

  void wrong() {
    x = 1; //~ write:permission
  }
}

class UnsupportedSquare extends UnsupportedShape {
  //@ predicate valid() = super.valid() ** \nonnullelements(a); //~ W0009
}
