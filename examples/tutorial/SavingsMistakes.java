class SavingsMistakes {
  int balance;

  void saveWithoutInvariant(int months)
    //@ requires acc(balance) ** 0 <= balance <= 1000 ** 0 <= months <= 1000;
    //@ ensures acc(balance);
  {
    for (int month = 0; month < months; month++) {
      balance += 10; //~ read:permission
    }
  }

  void saveAndForget(int months)
    //@ requires acc(balance) ** 0 <= balance <= 1000 ** 0 <= months <= 1000;
    //@ ensures acc(balance) ** balance == old(balance) + 10 * months; //~ postcondition:false
  {
    for (int month = 0; month < months; month++)
      //@ invariant acc(balance) ** 0 <= month <= months ** 0 <= balance <= 1000 + 10 * month;
    {
      balance += 10;
    }
  }

  void saveOnceMore(int months)
    //@ requires acc(balance) ** 0 <= balance <= 1000 ** 0 <= months <= 1000;
    //@ ensures acc(balance) ** balance == old(balance) + 10 * months;
  {
    for (int month = 0; month <= months; month++)
      //@ invariant acc(balance) ** 0 <= month <= months; //~ invariant-body:false
      //@ invariant balance == old(balance) + 10 * month;
    {
      balance += 10;
    }
  }
}
