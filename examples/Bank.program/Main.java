public class Main {
  // Relies on what every account promises.
  static boolean move(Account from, Account to, int amount)
    //@ requires from != null && from.account() ** to != null && to.account();
    //@ requires 0 < amount && amount <= Limits.AMOUNT;
    //@ ensures from.account() ** to.account();
    //@ ensures result ==> from.balance() == old(from.balance()) - amount && to.balance() == old(to.balance()) + amount;
    //@ ensures !result ==> to.balance() == old(to.balance());
    //@ ensures !result && old(to.balance()) + amount <= Limits.AMOUNT ==> from.balance() == old(from.balance());
  {
    return from.withdraw(amount) && to.deposit(amount);
  }

  public static void main(String[] args) {
    CheckingAccount checking = new CheckingAccount(500);
    SavingsAccount savings = new SavingsAccount();
    boolean isPaid = savings.deposit(200);
    boolean isMoved = move(checking, savings, 300);
    Bank bank = new Bank();
    bank.open(1, checking);
    bank.open(2, savings);
    boolean isDone = bank.transfer(2, 1, 100);
    isDone = bank.transfer(1, 2, 50);
  }
}
