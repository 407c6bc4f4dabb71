// Accounts in an array of objects; money appears.
class Bank {
  static class Account {
    int balance;
    final int limit;
    Account(int limit)
      //@ ensures acc(balance) && balance == 0 && this.limit == limit;
    {
      this.limit = limit;
    }
  }

  static void move(Account[] accounts, int from, int to, int amount)
    //@ requires accounts != null && accounts.length == 5 && acc(accounts[*]) && 0 <= from && from < to && to < 5;
    //@ requires accounts[from] != null && accounts[to] != null && acc(accounts[from].balance) && acc(accounts[to].balance);
    //@ requires amount > 0 && accounts[from].balance >= amount && accounts[to].balance >= 0 && accounts[to].balance < 1000 && amount < 1000;
    //@ ensures acc(accounts[*]) && acc(accounts[from].balance) && acc(accounts[to].balance);
    //@ ensures accounts[from].balance + accounts[to].balance == \old(accounts[from].balance + accounts[to].balance);
  {
    accounts[from].balance -= amount;
    if (amount < 500) {
      accounts[to].balance += amount;
    }
  }
}
