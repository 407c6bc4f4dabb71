import java.util.ArrayList;

// A bank on a list of accounts. It owns the list and the accounts in it, each of which stands there once; the two
// of a transfer may be one and the same.
class SavingsBank {
  static final class Account {
    int balance;

    Account()
      //@ ensures acc(balance) && balance == 0;
    {
    }
  }

  private final ArrayList<Account> accounts;

  /*@ predicate valid() = accounts != null && accounts.valid() &&
        (\forall* int i; 0 <= i && i < |accounts.view()|; acc(accounts.view()[i].balance)) &&
        (\forall int i; 0 <= i && i < |accounts.view()|; 0 <= accounts.view()[i].balance);
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
    //@ ensures 0 <= \result;
  {
    return accounts.get(number).balance;
  }

  int open()
    //@ requires valid();
    //@ ensures valid() && \result == \old(count()) && count() == \result + 1 && balance(\result) == 0;
  {
    int number = accounts.size();
    accounts.add(new Account());
    return number;
  }

  void deposit(int number, int amount)
    //@ requires valid() && 0 <= number && number < count() && 0 <= amount;
    //@ requires balance(number) + amount <= Integer.MAX_VALUE;
    //@ ensures valid() && count() == \old(count()) && balance(number) == \old(balance(number)) + amount;
  {
    Account account = accounts.get(number);
    account.balance = account.balance + amount;
  }

  boolean transfer(int from, int to, int amount)
    //@ requires valid() && 0 <= from && from < count() && 0 <= to && to < count() && 0 <= amount;
    //@ requires balance(to) + amount <= Integer.MAX_VALUE;
    //@ ensures valid() && count() == \old(count()) && \result == (amount <= \old(balance(from)));
    //@ ensures \result && from != to ==> balance(from) == \old(balance(from)) - amount;
    //@ ensures \result && from != to ==> balance(to) == \old(balance(to)) + amount;
    //@ ensures !\result || from == to ==> balance(from) == \old(balance(from)) && balance(to) == \old(balance(to));
  {
    Account source = accounts.get(from), target = accounts.get(to);
    if (source.balance < amount) return false;
    source.balance = source.balance - amount;
    target.balance = target.balance + amount;
    return true;
  }

  public static void main(String[] args) {
    SavingsBank bank = new SavingsBank();
    int ada = bank.open();
    bank.deposit(ada, 100);
    bank.transfer(ada, ada, 50);
    assert bank.balance(ada) == 100;
  }
}
