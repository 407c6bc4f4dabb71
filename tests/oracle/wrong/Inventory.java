import java.util.*;

// A map within an object, with what it must have.
class Inventory {
  Map<String, Integer> stock;
  int reserved;
  //@ predicate valid() = acc(stock) && acc(reserved) && stock != null && stock.valid() && stock.size() >= 2 && reserved >= 0;

  int of(String name)
    //@ requires valid() && name != null;
    //@ ensures valid();
  {
    //@ open valid();
    int n = stock.get(name);
    //@ close valid();
    return n;
  }
}
