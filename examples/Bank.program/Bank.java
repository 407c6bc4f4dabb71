// A bank owns its accounts, whatever they are.
public class Bank {
  private Customer first;

  //@ predicate bank() = acc(first) ** (first != null ==> first.customers());

  public Bank()
    //@ ensures bank() && (\forall int n; !has(n));
  {
  }

  //@ pure boolean has(int number) requires bank(); = first != null && first.has(number);
  //@ pure int balance(int number) requires bank() && has(number); = first.balance(number);

  public void open(int number, Account account)
    //@ requires bank() ** account != null && account.account();
    //@ ensures bank() && has(number) && balance(number) == old(account.balance());
    //@ ensures (\forall int n; n != number; has(n) == old(has(n)));
  {
    first = new Customer(number, account, first);
  }

  // Whether it was done: both accounts exist, and the one allows it and the other has room for it.
  public boolean transfer(int from, int to, int amount)
    //@ requires bank() && 0 < amount && amount <= Limits.AMOUNT;
    //@ ensures bank() && (\forall int n; has(n) == old(has(n)));
    //@ ensures (\forall int n; old(has(n)) && n != from && n != to; balance(n) == old(balance(n)));
    //@ ensures result ==> old(has(from) && has(to)) && from != to;
    //@ ensures result ==> balance(from) == old(balance(from)) - amount && balance(to) == old(balance(to)) + amount;
    //@ ensures !result && old(has(to)) ==> balance(to) == old(balance(to));
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
