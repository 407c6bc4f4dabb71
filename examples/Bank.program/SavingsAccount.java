// Never negative, and counts what was taken from it.
public final class SavingsAccount extends BasicAccount {
  private int withdrawals;

  //@ predicate account() = super.account() ** acc(withdrawals) ** 0 <= super.balance() ** 0 <= withdrawals;

  public SavingsAccount()
    //@ ensures account() && balance() == 0 && withdrawals() == 0;
  {
  }

  //@ pure int withdrawals() requires account(); = withdrawals;

  //@ requires account() && 0 < amount && amount <= Limits.AMOUNT;
  //@ ensures account() && balance() == old(balance()) - (result ? amount : 0);
  //@ ensures withdrawals() == old(withdrawals()) + (result ? 1 : 0);
  //@ ensures result == (old(balance()) >= amount && old(withdrawals()) < 3);
  public boolean withdraw(int amount) {
    if (balance < amount || withdrawals >= 3) {
      return false;
    }
    balance = balance - amount;
    withdrawals = withdrawals + 1;
    return true;
  }
}
