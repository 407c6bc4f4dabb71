// A box of eight coins, as its predicate says.
class CoinBox {
  private int[] coins = new int[8];
  private int total;
  /*@ predicate valid() = acc(coins) && coins != null && coins.length == 8 && acc(coins[*]) && acc(total) && total >= 0
        && (\forall int i; 0 <= i && i < 8; coins[i] >= 0); @*/

  CoinBox()
    //@ ensures valid();
  {
  }

  void insert(int kind)
    //@ requires valid() && kind >= 0;
    //@ ensures valid();
  {
    //@ open valid();
    coins[kind] = 1;
    //@ close valid();
  }

  int least(int from)
    //@ requires valid() && 0 <= from && from < 8;
    //@ ensures valid() && result > 0;
  {
    //@ open valid();
    int coin = coins[from];
    //@ close valid();
    return coin;
  }
}
