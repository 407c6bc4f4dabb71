// A bank owns its accounts, whatever they are.
public class Bank {
  private Customer first;

  //@ predicate bank() = acc(first) ** (first != null ==> first.customers());

  public Bank()
    //@ ensures bank();
  {
  }

  public void open(int number, Account account)
    //@ requires bank() ** account != null && account.account();
    //@ ensures bank();
  {
    first = new Customer(number, account, first);
  }

  // Whether it was done: both accounts exist, and the one allows it and the other has room for it.
  public boolean transfer(int from, int to, int amount)
    //@ requires bank() && 0 < amount && amount <= Limits.AMOUNT;
    //@ ensures bank();
  {
    if (first == null || from == to || !first.has(to) || !first.withdraw(from, amount)) {
      return false;
    }
    if (!first.deposit(to, amount)) {
      boolean isBack = first.deposit(from, amount);
      return false;
    }
    return true;
  }
}
