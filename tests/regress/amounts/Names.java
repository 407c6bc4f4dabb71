// VerCors' names of amounts, in given parameters.
class Names {
  int value;
  Names next;

  //@ resource chain() = Perm(value, 1) ** Perm(next, 1\2) ** next->chain();

  // A `frac` is more than 0, and at most 1.
  //@ given frac q;
  //@ context Perm(chain(), q);
  boolean has(int x) {
    //@ unfold Perm(chain(), q);
    boolean b = value == x;
    if (!b && next != null) {
      b = next.has(x) /*@ given { q = q \ 2 } */;
    }
    //@ fold Perm(chain(), q);
    return b;
  }

  //@ given frac q;
  //@ requires 0 < q && q < 1;
  //@ context Perm(chain(), q);
  void writes() {
    //@ unfold Perm(chain(), q);
    value = 1; //~ write:permission
  }

  //@ given zfrac q;
  //@ requires Perm(value, q);
  int reads() {
    return value; //~ read:permission
  }

  //@ given perm q;
  //@ requires Perm(value, q); //~ contract:amount
  int unsaid() {
    return 0;
  }

  //@ given frac q;
  //@ context Perm(value, q);
  int readsSome() {
    return value;
  }

  //@ context Perm(value, write);
  int gives() {
    return readsSome() /*@ given { q = 1\3 } @*/;
  }

  //@ context Perm(value, write);
  int givesNothing() {
    return readsSome() /*@ given { q = 0 } @*/; //~ precondition:false
  }

  //@ context Perm(value, write) ** Perm(next, write);
  int givesTooMuch() {
    return readsSome() /*@ given { q = 1 + 1\2 } @*/; //~ precondition:false
  }

  // Of another's parameter it is known, too.
  //@ requires Perm(value, p);
  //@ pure int sum(frac p) = value;

  //@ resource part(frac p) = Perm(value, p);

  //@ requires part(1\2);
  //@ ensures part(1\2);
  int opens() {
    //@ unfold part(1\2);
    int v = value;
    //@ fold part(1\2);
    return v;
  }

  //@ requires Perm(value, write);
  void closesNothing() {
    //@ fold part(0); //~ close:false
  }

  // `zfrac` may be nothing at all.
  //@ given zfrac q;
  //@ context Perm(value, q);
  //@ ensures 0 < q; //~ postcondition:false
  void some() {
  }
}
