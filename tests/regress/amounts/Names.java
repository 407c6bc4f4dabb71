// VerCors' names of amounts, in given parameters.
class Names {
  int value;
  Names next;

  //@ resource chain() = Perm(value, 1) ** Perm(next, 1\2) ** next->chain();

  //@ given frac q;
  //@ requires 0 < q && q < 1;
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
  //@ requires 0 <= q;
  //@ requires Perm(value, q);
  int reads() {
    return value; //~ read:permission
  }

  //@ given frac q;
  //@ requires Perm(value, q); //~ contract:amount
  int unsaid() {
    return 0;
  }
}
