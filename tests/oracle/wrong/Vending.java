// States as an enum in an array that is indexed by another enum.
class Vending {
  enum Slot { EMPTY, FULL, BROKEN }
  Slot[] slots;
  int[] prices;
  int money;
  /*@ predicate valid() = acc(slots) && acc(prices) && acc(money) && slots != null && prices != null && slots.length == 9 && prices.length == slots.length
       && acc(slots[*]) && acc(prices[*]) && money >= 0
       && (\forall int i; 0 <= i && i < 9; slots[i] != null && (slots[i] == Slot.FULL ==> 0 < prices[i] && prices[i] < 300)); @*/

  boolean buy(int at, int coins)
    //@ requires valid() && 0 <= at && at < 9 && 0 <= coins && coins < 500 && opening valid() in (money < 10000 && slots[at] == Slot.FULL);
    //@ ensures valid() && (result ==> opening valid() in (money == \old(opening valid() in money) + coins));
  {
    //@ open valid();
    boolean bought = false;
    if (coins >= prices[at]) {
      slots[at] = Slot.EMPTY;
      money += prices[at];
      bought = true;
    }
    //@ close valid();
    return bought;
  }
}
