// An account that can be overdrawn, a transfer that loses money, and one to the same account.
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

  // Nobody checks that there is enough, so valid() cannot be restored.
  void withdraw(int amount)
    //@ requires valid() && 0 < amount;
    //@ ensures valid(); //~ postcondition:predicate [given-away]
  {
    balance = balance - amount;
  }

  void transferTo(Account target, int amount)
    //@ requires valid() ** target != null ** target.valid();
    //@ requires 0 < amount <= balance();
    //@ ensures valid() ** target.valid();
    //@ ensures balance() == old(balance()) - amount;
    //@ ensures target.balance() == old(target.balance()) + amount; //~ postcondition:false [unknown-value]
  {
    balance = balance - amount;
  }
}

class Bank {
  void nothing(Account savings)
    //@ requires savings.valid();
    //@ ensures savings.valid();
  {
    savings.deposit(0); //~ precondition:false [unknown-value]
  }

  public static void main(String[] args) {
    Account savings = new Account();
    savings.deposit(100);
    savings.transferTo(savings, 30); //~ precondition:predicate [given-away]
  }
}
