// Nobody looks how far it may be overdrawn.
public class CheckingAccount extends BasicAccount {
  private int overdraft;

  /*@ predicate account() = super.account() ** acc(overdraft) **
    @                       0 <= overdraft ** overdraft <= Limits.AMOUNT ** super.balance() >= -overdraft;
    @*/

  public CheckingAccount(int overdraft)
    //@ requires 0 <= overdraft && overdraft <= Limits.AMOUNT;
    //@ ensures account() && balance() == 0;
  {
    this.overdraft = overdraft;
  }

  public boolean withdraw(int amount) {
    if (balance < -Limits.AMOUNT + amount) {
      return false;
    }
    balance = balance - amount;
    return true;
  }
}
