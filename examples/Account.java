// An account whose balance never becomes negative: the invariant is part of the predicate, so each method
// may rely on it and must restore it. Nor does it become too large for an int.
class Account {
  private int balance;

  //@ predicate valid() = acc(balance) ** 0 <= balance;

  Account()
    //@ ensures valid() && balance() == 0;
  {
    balance = 0;
  }

  /*@ pure @*/ int balance()
    //@ requires valid();
  {
    return balance;
  }

  void deposit(int amount)
    //@ requires valid() && 0 < amount && balance() + amount <= 2147483647;
    //@ ensures valid() && balance() == old(balance()) + amount;
  {
    balance = balance + amount;
  }

  // Says by its result whether there was enough.
  boolean withdraw(int amount)
    //@ requires valid() && 0 < amount;
    //@ ensures valid();
    //@ ensures \result == (amount <= old(balance()));
    //@ ensures balance() == (\result ? old(balance()) - amount : old(balance()));
  {
    if (balance < amount) {
      return false;
    }
    balance = balance - amount;
    return true;
  }

  void transferTo(Account target, int amount)
    //@ requires valid() ** target != null ** target.valid();
    //@ requires 0 < amount <= balance() && target.balance() + amount <= 2147483647;
    //@ ensures valid() ** target.valid();
    //@ ensures balance() == old(balance()) - amount;
    //@ ensures target.balance() == old(target.balance()) + amount;
  {
    boolean done = withdraw(amount);
    assert done;
    target.deposit(amount);
  }
}

class Bank {
  public static void main(String[] args) {
    Account savings = new Account();
    Account current = new Account();
    savings.deposit(100);
    savings.transferTo(current, 30);
    assert savings.balance() == 70;
    assert current.balance() == 30;

    boolean enough = current.withdraw(31);
    assert !enough;
    assert current.balance() == 30;
  }
}
