// Accounts that differ in what they allow: one pays interest, one can be overdrawn. Who has an Account relies on
// what all of them promise.
class BankAccount {
  static final int LIMIT = 1000000;

  protected int balance;

  //@ predicate account() = acc(balance) && lowest() <= balance && balance <= LIMIT;

  // How far it may go down.
  //@ pure int lowest() = 0;

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

  boolean withdraw(int amount)
    //@ requires account() && 0 < amount && amount <= LIMIT;
    //@ ensures account() && balance() == old(balance()) - (result ? amount : 0);
    //@ ensures result == (old(balance()) - amount >= lowest());
  {
    if (balance < amount) {
      return false;
    }
    balance = balance - amount;
    return true;
  }
}

class InterestAccount extends BankAccount {
  private int percent;

  //@ predicate account() = super.account() && acc(percent) && 0 <= percent && percent <= 100;

  InterestAccount(int percent)
    //@ requires 0 <= percent && percent <= 100;
    //@ ensures account() && balance() == 0 && percent() == percent;
  {
    this.percent = percent;
  }

  /*@ pure @*/ int percent()
    //@ requires account();
  {
    return percent;
  }

  /*@ pure @*/ int balance()
    //@ requires account();
  {
    return super.balance();
  }

  // What would exceed the limit is not paid; of less than a hundred there is no interest.
  //@ requires account();
  //@ pure int interest() = balance() / 100 * percent();

  void payInterest()
    //@ requires account();
    //@ ensures account() && percent() == old(percent());
    //@ ensures old(0 < interest() && balance() + interest() <= LIMIT) ==> balance() == old(balance() + interest());
    //@ ensures !old(0 < interest() && balance() + interest() <= LIMIT) ==> balance() == old(balance());
  {
    int interest = super.balance() / 100 * percent;
    if (0 < interest && interest <= LIMIT - super.balance()) {
      super.deposit(interest);
    }
  }
}

class OverdraftAccount extends BankAccount {
  //@ pure int lowest() = -1000;

  OverdraftAccount()
    //@ ensures account() && balance() == 0;
  {
  }

  // Allows what the superclass refuses: it still takes the amount, or nothing.
  boolean withdraw(int amount) {
    if (balance - amount < -1000) {
      return false;
    }
    balance = balance - amount;
    return true;
  }
}

class BankAccountClient {
  static void transfer(BankAccount from, BankAccount to, int amount)
    //@ requires from != null && to != null && from.account() && to.account();
    //@ requires 0 < amount && to.balance() + amount <= BankAccount.LIMIT && amount <= BankAccount.LIMIT;
    //@ ensures from.account() && to.account();
    //@ ensures from.balance() == old(from.balance()) - (old(from.balance() - amount >= from.lowest()) ? amount : 0);
    //@ ensures from.balance() + to.balance() == old(from.balance()) + old(to.balance());
  {
    if (from.withdraw(amount)) {
      to.deposit(amount);
    }
  }

  public static void main(String[] args) {
    OverdraftAccount o = new OverdraftAccount();
    InterestAccount i = new InterestAccount(3);
    i.deposit(500);
    transfer(o, i, 200);
    i.payInterest();
    transfer(i, o, 100);
    //@ assert o.account() && i.account();
  }
}
