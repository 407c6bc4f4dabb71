// Never negative, and counts what was taken from it.
public final class SavingsAccount extends BasicAccount {
  private int withdrawals;

  //@ predicate account() = super.account() ** acc(withdrawals) ** 0 <= super.balance() ** 0 <= withdrawals;

  public SavingsAccount()
    //@ ensures account() && balance() == 0;
  {
  }

  public boolean withdraw(int amount) {
    if (balance < amount || withdrawals >= 3) {
      return false;
    }
    balance = balance - amount;
    withdrawals = withdrawals + 1;
    return true;
  }
}
