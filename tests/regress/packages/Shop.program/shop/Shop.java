package shop;

import static shop.stock.Limits.MOST;

import java.io.IOException;
import java.util.*;
import shop.stock.Item;
import shop.stock.Item.Size;

public class Shop {
  Item item;
  shop.stock.Item other;

  //@ predicate open() = acc(item) && acc(other) && item != null && item.valid();

  public Shop(Item item)
    //@ requires item != null && item.valid();
    //@ ensures open();
  {
    this.item = item;
  }

  //@ requires open();
  //@ ensures open();
  public int okCount() {
    return item.count();
  }

  //@ requires open();
  //@ ensures open() && result <= 10;
  public int wrongCount() {
    return item.count(); //~^^ postcondition:false
  }

  public void okLimits() {
    assert MOST == 100 && shop.stock.Limits.MOST == MOST;
    assert Size.LARGE != Item.Size.SMALL;
  }

  public void wrongLimits() {
    assert MOST == 10; //~ assert:false
  }
}
