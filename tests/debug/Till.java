// A till that gives change without counting it, and a loop that forgets the sum.
class Till {
  int coins;
  int notes;

  //@ predicate valid() = acc(coins) ** acc(notes) ** 0 <= coins && coins <= 1000 && 0 <= notes && notes <= 1000;

  /*@ pure @*/ int total()
    //@ requires valid();
  {
    return coins + notes;
  }

  void take(int amount)
    //@ requires valid() && 0 < amount && amount < 100;
    //@ ensures valid();
  {
    if (amount < 5) {
      coins = coins - amount;
    } else {
      notes = notes - 1;
    }
  }

  static void move(Till from, Till to)
    //@ requires from.valid() ** to.valid();
    //@ ensures from.valid() ** to.valid();
  {
    from.give();
    to.take(1);
  }

  void give()
    //@ requires valid();
  {
    int i = 0;
    //@ invariant 0 <= i;
    while (i < 3)
      i = i + 1;
  }
}
