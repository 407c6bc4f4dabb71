// A wand is whole, and so is a predicate that holds one.
class Split {
  int f;
  //@ predicate held(Split y) = (acc(this.f) --* acc(this.f) && acc(y.f)); //~ contract:predicate
  //@ predicate around(Split y) = this.held(y);
  //@ predicate plain() = acc(this.f);

  void halves(Split y)
    //@ requires held(y);
  {
    //@ assert acc(held(y), 1/2); //~ assert:predicate
  }

  void whole(Split y)
    //@ requires held(y) && acc(this.f);
    //@ ensures acc(this.f) && acc(y.f);
  {
    //@ open held(y);
    //@ apply (acc(this.f) --* acc(this.f) && acc(y.f));
  }

  void halvesOfPlain()
    //@ requires plain();
  {
    //@ assert acc(plain(), 1/2);
  }

  void openHalf(Split y)
    //@ requires acc(held(y), 1/2);
  {
    //@ open acc(held(y), 1/2);
  }

  void bothHeld(Split y)
    //@ requires held(y) && held(y);
  {
    //@ assert false; //~ assert:false
  }
}
