// The customers of a bank, in a list.
final class Customer {
  private int number;
  private Account account;
  private Customer next;

  /*@ predicate customers() = acc(number) ** acc(account) ** acc(next) ** account != null ** account.account() **
    @                         (next != null ==> next.customers());
    @*/

  // Whether there is such an account, and the balance of the first one that has the number.
  /*@ pure @*/ boolean has(int wanted)
    //@ requires customers();
  {
    return number == wanted || next != null && next.has(wanted);
  }

  /*@ pure int balance(int wanted)
    @   requires customers() && has(wanted);
    @   = number == wanted ? account.balance() : next.balance(wanted);
    @*/

  Customer(int number, Account account, Customer next)
    //@ requires account != null && account.account() ** (next != null ==> next.customers());
    //@ ensures customers() && has(number) && balance(number) == old(account.balance());
    //@ ensures (\forall int n; n != number; has(n) == (next != null && old(next.has(n))));
  {
    this.number = number;
    this.account = account;
    this.next = next;
  }

  boolean withdraw(int from, int amount)
    //@ requires customers() && 0 < amount && amount <= Limits.AMOUNT;
    //@ ensures customers() && (\forall int n; has(n) == old(has(n)));
    //@ ensures (\forall int n; old(has(n)) && n != from; balance(n) == old(balance(n)));
    //@ ensures old(has(from)) ==> balance(from) == old(balance(from)) - (result ? amount : 0);
    //@ ensures result ==> old(has(from));
  {
    if (number == from) {
      return account.withdraw(amount);
    }
    return next != null && next.withdraw(from, amount);
  }

  boolean deposit(int to, int amount)
    //@ requires customers() && 0 < amount && amount <= Limits.AMOUNT;
    //@ ensures customers() && (\forall int n; has(n) == old(has(n)));
    //@ ensures (\forall int n; old(has(n)) && n != to; balance(n) == old(balance(n)));
    //@ ensures old(has(to)) ==> balance(to) == old(balance(to)) + (result ? amount : 0);
    //@ ensures result == (old(has(to)) && old(balance(to)) + amount <= Limits.AMOUNT);
  {
    if (number == to) {
      return account.deposit(amount);
    }
    return next != null && next.deposit(to, amount);
  }
}
