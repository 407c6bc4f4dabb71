class Till {
  private int cash;

  //@ predicate valid() = acc(cash) ** 0 <= cash;

  Till()
    //@ ensures valid() ** cash() == 0;
  {
  }

  /*@ pure @*/ int cash()
    //@ requires valid();
    //@ ensures 0 <= result;
  {
    return cash;
  }

  void put(int amount)
    //@ requires valid() ** 0 <= amount <= 1000 ** cash() <= 1000000;
    //@ ensures valid() ** cash() == old(cash()) + amount;
  {
    cash += amount;
  }

  void take(int amount)
    //@ requires valid() ** 0 <= amount;
    //@ ensures valid() ** cash() == old(cash()) - amount;
    //@ signals (IllegalStateException e) valid() ** cash() == old(cash()) ** cash() < amount;
  {
    if (cash < amount) {
      throw new IllegalStateException("there is not enough");
    }
    cash -= amount;
  }

  // As much of it as there is.
  int takeUpTo(int amount)
    //@ requires valid() ** 0 <= amount;
    //@ ensures valid() ** 0 <= result <= amount ** cash() == old(cash()) - result;
  {
    try {
      take(amount);
      return amount;
    } catch (IllegalStateException e) {
      int all = cash;
      cash = 0;
      return all;
    }
  }
}

class TillClient {
  public static void main(String[] args) {
    Till till = new Till();
    till.put(30);
    int taken = till.takeUpTo(50);
    assert till.cash() == 30 - taken;
    try {
      till.take(40);
      assert till.cash() >= 0;
    } catch (IllegalStateException e) {
      assert till.cash() < 40;
    }
  }
}
