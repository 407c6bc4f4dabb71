// Words of VerCors and JML that are not supported: one report for each.
class Spelling {
  int x;
  //@ public invariant x >= 0; //~ W0009
  //@ public model int size; //~ W0009
  //@ axiom (\forall int i; i == i); //~ W0009
  //@ represents size <- x; //~ W0009

  //@ resource valid() = Perm(x, 1);

  /*@ public normal_behavior
    @   requires acc(x) && v >= 0;
    @   assignable x; //~ W0009
    @   ensures acc(x) && x == v;
    @ also
    @ public exceptional_behavior
    @   requires false;
    @   signals_only NullPointerException;
    @*/
  void set(int v) {
    x = v;
  }

  //@ requires Perm(x, 1\2);
  void half() {
  }

  //@ requires Perm(x, read) ** PointsTo(x, 1\3, 4);
  void read() {
  }

  //@ requires Value(x);
  void value() {
  }

  //@ requires [1\2]valid();
  void brackets() {
  }

  //@ assignable \nothing; //~ W0009
  void nothing(/*@ non_null @*/ Object o) {
    //@ assignable x; //~ W0009
    while (x > 0) {
    }
    //@ inhale x == 0; //~ W0009
    //@ exhale valid(); //~ W0009
  }

  //@ ensures PointsTo(x, 1); //~ W0002
  void points() {
  }
}
