// What the bank knows of its accounts.
public interface Account {
  //@ predicate account();

  //@ requires account();
  //@ ensures -Limits.AMOUNT <= result && result <= Limits.AMOUNT;
  /*@ pure @*/ int balance();

  // Whether there was room for it.
  //@ requires account() && 0 < amount && amount <= Limits.AMOUNT;
  //@ ensures account() && balance() == old(balance()) + (result ? amount : 0);
  //@ ensures result == (old(balance()) + amount <= Limits.AMOUNT);
  boolean deposit(int amount);

  // Whether the account allows it.
  //@ requires account() && 0 < amount && amount <= Limits.AMOUNT;
  //@ ensures account() && balance() == old(balance()) - (result ? amount : 0);
  boolean withdraw(int amount);
}
