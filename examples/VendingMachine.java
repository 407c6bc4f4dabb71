// A state machine. What it accepts depends on its state, what a coin is worth on the constant that it is: nobody says
// that again where the machine is used.
enum Coin {
  NICKEL(5),
  DIME(10),
  QUARTER(25);

  private final int cents;

  Coin(int cents)
    //@ ensures this.cents == cents;
  {
    this.cents = cents;
  }

  /*@ pure @*/ int cents()
    //@ ensures result == cents;
  {
    return cents;
  }
}

class VendingMachine {
  enum State {
    IDLE,
    PAID,
    SOLD_OUT;

    /*@ pure @*/ boolean accepts() {
      return this != SOLD_OUT;
    }
  }

  static final int PRICE = 50;
  static final int MOST = 500;

  private State state = State.IDLE;
  private int stock;
  private int credit;

  /*@ predicate valid() = acc(state) ** acc(stock) ** acc(credit) ** state != null ** 0 <= stock ** 0 <= credit <= MOST **
    @                     (state == State.SOLD_OUT) == (stock == 0) ** (state == State.PAID) == (credit > 0) **
    @                     (state == State.SOLD_OUT ==> credit == 0);
    @*/

  VendingMachine(int stock)
    //@ requires 0 < stock;
    //@ ensures valid() && state() == State.IDLE && stock() == stock;
  {
    this.stock = stock;
  }

  /*@ pure @*/ State state()
    //@ requires valid();
    //@ ensures result != null;
  {
    return state;
  }

  /*@ pure @*/ int stock()
    //@ requires valid();
    //@ ensures 0 <= result && (result == 0) == (state() == State.SOLD_OUT);
  {
    return stock;
  }

  /*@ pure @*/ int credit()
    //@ requires valid();
    //@ ensures 0 <= result && result <= MOST && (result > 0) == (state() == State.PAID);
  {
    return credit;
  }

  // Whether the coin was taken.
  boolean insert(Coin coin)
    //@ requires valid() && coin != null;
    //@ ensures valid() && result == (old(state()).accepts() && old(credit()) + coin.cents() <= MOST);
    //@ ensures credit() == old(credit()) + (result ? coin.cents() : 0) && stock() == old(stock());
    //@ ensures state() == (result ? State.PAID : old(state()));
  {
    switch (state) {
      case IDLE, PAID -> {
        if (credit + coin.cents() > MOST) {
          return false;
        }
        credit += coin.cents();
        state = State.PAID;
        return true;
      }
      default -> {
        return false;
      }
    }
  }

  // The change; -1 if not enough was paid.
  int buy()
    //@ requires valid();
    //@ ensures valid() && result == (old(credit()) < PRICE ? -1 : old(credit()) - PRICE);
    //@ ensures credit() == (result < 0 ? old(credit()) : 0) && stock() == old(stock()) - (result < 0 ? 0 : 1);
  {
    if (credit < PRICE) {
      return -1;
    }
    int change = credit - PRICE;
    credit = 0;
    stock--;
    state = stock == 0 ? State.SOLD_OUT : State.IDLE;
    return change;
  }

  public static void main(String[] args) {
    VendingMachine machine = new VendingMachine(1);
    assert machine.credit() == 0;
    machine.insert(Coin.QUARTER);
    assert machine.credit() == 25;
    int tooEarly = machine.buy();
    assert tooEarly == -1;
    machine.insert(Coin.QUARTER);
    machine.insert(Coin.DIME);
    int change = machine.buy();
    assert change == 10;
  }
}
