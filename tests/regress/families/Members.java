// Families over references: the members of a sequence.
class Members {
  int v;
  Members next;
  //@ ghost seq<Members> all;

  //@ requires acc(all) && (\forall* Members x; x \in all; acc(x.v)) && y \in all;
  //@ ensures acc(all) && (\forall* Members x; x \in all; acc(x.v)) && y \in all && y.v == 4;
  void set(Members y) {
    y.v = 4;
  }

  //@ requires acc(all) && (\forall* Members x; x \in all; acc(x.v));
  void other(Members y) {
    y.v = 4; //~ W0101
  }

  //@ requires acc(all) && (\forall* Members x; x \in all; acc(x.v)) && y \in all && z \in all && y != z && y.v == 1;
  //@ ensures acc(all) && (\forall* Members x; x \in all; acc(x.v));
  void two(Members y, Members z) {
    z.v = 2;
    //@ assert y.v == 1;
    //@ assert z.v == 1; //~ W0603
  }

  //@ requires acc(all) && acc(next) && (\forall* Members x; x \in all; acc(x.v)) && acc(y.v);
  //@ ensures acc(all) && (\forall* Members x; x \in all; acc(x.v)) && acc(next);
  void add(Members y) {
    //@ assert !(y \in all);
    //@ set all = all + seq<Members>{y};
  }

  //@ requires acc(all) && (\forall* Members x; x \in all; acc(x.v));
  //@ ensures acc(all) && (\forall* Members x; x \in all; acc(x.v)); //~ W0501
  void addNothing(Members y) {
    //@ set all = all + seq<Members>{y};
  }
}
