// May be overdrawn, as far as was agreed.
public class CheckingAccount extends BasicAccount {
  private int overdraft;

  /*@ predicate account() = super.account() ** acc(overdraft) **
    @                       0 <= overdraft ** overdraft <= Limits.AMOUNT ** super.balance() >= -overdraft;
    @*/

  public CheckingAccount(int overdraft)
    //@ requires 0 <= overdraft && overdraft <= Limits.AMOUNT;
    //@ ensures account() && balance() == 0 && overdraft() == overdraft;
  {
    this.overdraft = overdraft;
  }

  //@ pure int overdraft() requires account(); = overdraft;

  //@ requires account() && 0 < amount && amount <= Limits.AMOUNT;
  //@ ensures account() && balance() == old(balance()) - (result ? amount : 0) && overdraft() == old(overdraft());
  //@ ensures result == (old(balance()) - amount >= -overdraft());
  public boolean withdraw(int amount) {
    if (balance - amount < -overdraft) {
      return false;
    }
    balance = balance - amount;
    return true;
  }
}
