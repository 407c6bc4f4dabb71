// An exception that should be thrown is not; invariants of two fields of a superclass.
class Account {
  static class Overdrawn extends RuntimeException { }
  int balance, credit;
  //@ predicate valid() = acc(balance) && acc(credit) && credit >= 100 && balance >= -credit && balance <= 100000 && credit <= 5000;

  void withdraw(int amount)
    //@ requires valid() && amount > 0;
    //@ ensures valid();
    //@ signals (Overdrawn e) valid();
  {
    //@ open valid();
    if (amount > 200000) {
      //@ close valid();
      throw new Overdrawn();
    }
    balance -= amount;
    //@ close valid();
  }
}

class Savings extends Account {
  int rate;
  //@ predicate valid() = acc(balance) && acc(credit) && acc(rate) && credit >= 100 && balance >= 0 && balance <= 100000 && credit <= 5000 && rate > 10 && rate <= 20;

  int interest()
    //@ requires valid();
    //@ ensures valid() && result < 19000;
  {
    //@ open valid();
    int i = balance * rate / 100;
    //@ close valid();
    return i;
  }
}
