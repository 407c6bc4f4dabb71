public class Main {
  // One account is not two.
  static boolean move(Account from, Account to, int amount)
    //@ requires from != null && from.account() ** to != null && to.account();
    //@ requires 0 < amount && amount <= Limits.AMOUNT;
    //@ ensures from.account() ** to.account();
  {
    return from.withdraw(amount) && to.deposit(amount);
  }

  static void toItself() {
    Account account = new BonusAccount();
    boolean isMoved = move(account, account, 10); //~ precondition:predicate [given-away]
  }

  // What is held of any account is not known.
  static void peek(Account account)
    //@ requires account != null && account.account();
  {
    int balance = ((BasicAccount) account).balance; //~ cast:type [unknown-value] read:permission [folded]
  }
}
