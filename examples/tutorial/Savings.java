class Savings {
  int balance;

  // Puts 10 aside each month.
  void save(int months)
    //@ requires acc(balance) ** 0 <= balance <= 1000 ** 0 <= months <= 1000;
    //@ ensures acc(balance) ** balance == old(balance) + 10 * months;
  {
    for (int month = 0; month < months; month++)
      //@ invariant acc(balance) ** 0 <= month <= months;
      //@ invariant balance == old(balance) + 10 * month;
      //@ decreases months - month;
    {
      balance += 10;
    }
  }

  // How many months of saving it takes.
  int monthsUntil(int goal)
    //@ requires acc(balance) ** 0 <= balance ** 0 <= goal <= 1000000;
    //@ ensures acc(balance) ** balance == old(balance);
    //@ ensures 0 <= result ** balance + 10 * result >= goal;
  {
    int months = 0;
    int reached = balance;
    while (reached < goal)
      //@ invariant acc(balance) ** balance == old(balance) ** 0 <= months;
      //@ invariant reached == balance + 10 * months;
      //@ decreases goal - reached;
    {
      reached += 10;
      months++;
    }
    return months;
  }
}
