import java.util.ArrayList;

// A bank on a list of accounts. It owns the list and the accounts in it; the two of a transfer may be one and the
// same.
class SavingsBank {
  static final class Account {
    int balance;
  }

  private final ArrayList<Account> accounts;

  /*@ predicate valid() = accounts != null && accounts.valid() &&
        (\forall* int i; 0 <= i && i < |accounts.view()|; acc(accounts.view()[i].balance));
    @*/

  SavingsBank()
    //@ ensures valid() && count() == 0;
  {
    accounts = new ArrayList<>();
  }

  /*@ pure @*/ int count()
    //@ requires valid();
    //@ ensures 0 <= \result;
  {
    return accounts.size();
  }

  /*@ pure @*/ int balance(int number)
    //@ requires valid() && 0 <= number && number < count();
  {
    return accounts.get(number).balance;
  }

  void deposit(int number, int amount)
    //@ requires valid() && 0 <= number && number < count() && 0 <= amount;
    //@ requires balance(number) + amount <= Integer.MAX_VALUE;
    //@ ensures valid() && count() == \old(count()) && balance(number) == \old(balance(number)) + amount;
  {
    Account account = accounts.get(number);
    account.balance = account.balance + amount;
  }

  // Says by its result whether there was enough.
  boolean transfer(int from, int to, int amount)
    //@ requires valid() && 0 <= from && from < count() && 0 <= to && to < count() && 0 <= amount;
    //@ requires 0 <= balance(from) && balance(to) + amount <= Integer.MAX_VALUE;
    //@ ensures valid() && count() == \old(count()) && \result == (amount <= \old(balance(from)));
    //@ ensures \result && from != to ==> balance(from) == \old(balance(from)) - amount;
    //@ ensures \result && from != to ==> balance(to) == \old(balance(to)) + amount;
    //@ ensures !\result || from == to ==> balance(from) == \old(balance(from)) && balance(to) == \old(balance(to));
  {
    Account source = accounts.get(from);
    if (source.balance < amount) {
      return false;
    }
    source.balance = source.balance - amount;
    if (from == to) {
      source.balance = source.balance + amount;
    } else if (from < to) {  // where the account to pay stands behind, or before, the other
      pay(accounts.get(to), amount);
    } else {
      pay(accounts.get(to), amount);
    }
    return true;
  }

  private static void pay(Account account, int amount)
    //@ requires account != null && acc(account.balance) && account.balance + amount <= Integer.MAX_VALUE && 0 <= amount;
    //@ ensures acc(account.balance) && account.balance == \old(account.balance) + amount;
  {
    account.balance = account.balance + amount;
  }
}
