class TillMistakes {
  private int cash;

  //@ predicate valid() = acc(cash) ** 0 <= cash;

  /*@ pure @*/ int cash()
    //@ requires valid();
  {
    return cash;
  }

  void takeFirst(int amount)
    //@ requires valid() ** 0 <= amount;
    //@ ensures valid() ** cash() == old(cash()) - amount;
    //@ signals (IllegalStateException e) valid() ** cash() == old(cash()); //~ postcondition:predicate
  {
    cash -= amount;
    if (cash < 0) {
      throw new IllegalStateException("there was not enough");
    }
  }

  void takeSilently(int amount)
    //@ requires valid() ** 0 <= amount;
    //@ ensures valid();
    //@ signals (IllegalStateException e) true;
  {
    if (cash < amount) {
      throw new IllegalStateException("there is not enough");
    }
    cash -= amount;
  }

  void takeAndHope(int amount)
    //@ requires valid() ** 0 <= amount;
    //@ ensures valid();
  {
    takeSilently(amount); //~ exception:uncaught
  }

  void takeAndCatch(int amount)
    //@ requires valid() ** 0 <= amount;
    //@ ensures valid(); //~ postcondition:predicate
  {
    try {
      takeSilently(amount);
    } catch (IllegalStateException e) {
    }
  }
}
