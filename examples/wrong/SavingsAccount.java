// Accounts whose subclasses break what the superclass promises: one may not go below zero but inherits a method that
// lets it, one charges a fee that nobody expects, one demands more than callers know.
class BankAccount {
  static final int LIMIT = 1000000;

  protected int balance;

  //@ predicate account() = acc(balance) && -LIMIT <= balance && balance <= LIMIT;

  BankAccount()
    //@ ensures account() && balance() == 0;
  {
  }

  /*@ pure @*/ int balance()
    //@ requires account();
  {
    return balance;
  }

  void deposit(int amount)
    //@ requires account() && 0 < amount && balance() + amount <= LIMIT;
    //@ ensures account() && balance() == old(balance()) + amount;
  {
    balance = balance + amount;
  }

  // For an account that must not be negative this does not do.
  void withdraw(int amount)
    //@ requires account() && 0 < amount && amount <= balance() + LIMIT;
    //@ ensures account() && balance() == old(balance()) - amount; //~ postcondition:predicate [given-away]
  {
    balance = balance - amount;
  }
}

class SavingsAccount extends BankAccount {
  //@ predicate account() = acc(balance) && 0 <= balance && balance <= LIMIT;

  SavingsAccount()
    //@ ensures account() && balance() == 0;
  {
  }
}

class FeeAccount extends BankAccount {
  void deposit(int amount) //~ override:false [unknown-value]
    //@ requires account() && 1 < amount && balance() + amount <= LIMIT;
    //@ ensures account() && balance() == old(balance()) + amount - 1;
  {
    balance = balance + amount - 1;
  }
}

class LockedAccount extends BankAccount {
  private boolean isLocked;

  //@ predicate lock() = acc(isLocked);

  // Who has a BankAccount does not hold its lock.
  void withdraw(int amount) //~ override:predicate [never-held]
    //@ requires account() && lock() && 0 < amount && amount <= balance() + LIMIT;
    //@ ensures account() && lock();
  {
    if (!isLocked) {
      balance = balance - amount;
    }
  }
}
