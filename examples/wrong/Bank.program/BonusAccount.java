// Gives more than was paid in: good for its owner, and wrong for whoever keeps the books.
public final class BonusAccount extends BasicAccount {
  public BonusAccount()
    //@ ensures account() && balance() == 0;
  {
  }

  public boolean deposit(int amount) //~ override:false [unknown-value]
    //@ requires account() && 0 < amount && amount <= Limits.AMOUNT;
    //@ ensures account() && balance() >= old(balance());
  {
    if (amount >= Limits.AMOUNT || balance > Limits.AMOUNT - amount - 1) {
      return false;
    }
    balance = balance + amount + 1;
    return true;
  }

  // Has no money for those that it does not know.
  public boolean withdraw(int amount) //~ override:false [unknown-value]
    //@ requires account() && 0 < amount && amount <= 100;
    //@ ensures account() && balance() == old(balance()) - (result ? amount : 0);
  {
    return false;
  }
}
