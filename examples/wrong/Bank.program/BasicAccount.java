// What accounts have in common. What an account allows is up to the subclasses.
public abstract class BasicAccount implements Account {
  protected int balance;

  //@ predicate account() = acc(balance) ** -Limits.AMOUNT <= balance ** balance <= Limits.AMOUNT;

  BasicAccount()
    //@ ensures account() && balance() == 0;
  {
  }

  public /*@ pure @*/ int balance() {
    return balance;
  }

  public boolean deposit(int amount) {
    if (balance > Limits.AMOUNT - amount) {
      return false;
    }
    balance = balance + amount;
    return true;
  }
}
