// The customers of a bank, in a list.
final class Customer {
  private int number;
  private Account account;
  private Customer next;

  /*@ predicate customers() = acc(number) ** acc(account) ** acc(next) ** account != null ** account.account() **
    @                         (next != null ==> next.customers());
    @*/

  Customer(int number, Account account, Customer next)
    //@ requires account != null && account.account() ** (next != null ==> next.customers());
    //@ ensures customers();
  {
    this.number = number;
    this.account = account;
    this.next = next;
  }

  boolean has(int wanted)
    //@ requires customers();
    //@ ensures customers();
  {
    return number == wanted || next != null && next.has(wanted);
  }

  boolean withdraw(int from, int amount)
    //@ requires customers() && 0 < amount && amount <= Limits.AMOUNT;
    //@ ensures customers();
  {
    if (number == from) {
      return account.withdraw(amount);
    }
    return next != null && next.withdraw(from, amount);
  }

  boolean deposit(int to, int amount)
    //@ requires customers() && 0 < amount && amount <= Limits.AMOUNT;
    //@ ensures customers();
  {
    if (number == to) {
      return account.deposit(amount);
    }
    return next != null && next.deposit(to, amount);
  }
}
