// A method that a class inherits is verified for that class, too: its predicates may say more.
class Account {
  int balance;

  //@ predicate valid() = acc(balance);

  Account()
    //@ ensures valid();
  {
  }

  /*@ pure @*/ int get()
    //@ requires valid();
  {
    return balance;
  }

  void deposit(int amount)
    //@ requires valid() && 0 <= amount <= Integer.MAX_VALUE - get();
    //@ ensures valid() && get() == old(get()) + amount;
  {
    balance = balance + amount;
  }

  void withdraw(int amount)
    //@ requires valid() && 0 <= amount <= get() - Integer.MIN_VALUE;
    //@ ensures valid(); //~ postcondition:predicate
  {
    balance = balance - amount;
  }
}

// Its balance is never negative: what it inherits does not see to that.
class Savings extends Account {
  //@ predicate valid() = acc(balance) && balance >= 0;
}

// This one overrides what would break it.
class Checked extends Account {
  //@ predicate valid() = acc(balance) && balance >= 0;

  void withdraw(int amount) {
    if (amount <= balance) {
      balance = balance - amount;
    }
  }
}

// Nothing else is said of this one, so nothing is verified again.
class Plain extends Account {
  int number;

  //@ predicate numbered() = acc(number);
}
