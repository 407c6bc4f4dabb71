import java.util.*;

// A list within an object; the sum is kept beside it.
class Ledger {
  static class Entry {
    final int amount;
    final String what;
    Entry(int amount, String what)
      //@ requires what != null;
      //@ ensures this.amount == amount && this.what == what;
    {
      this.amount = amount;
      this.what = what;
    }
  }
  List<Entry> entries;
  int total;
  //@ predicate valid() = acc(entries) && acc(total) && entries != null && entries.valid() && total >= 0;

  int last()
    //@ requires valid() && opening valid() in entries.size() > 3;
    //@ ensures valid();
  {
    //@ open valid();
    Entry e = entries.get(entries.size() - 1);
    int amount = e.amount;
    //@ close valid();
    return amount;
  }

  void add(int amount, String what)
    //@ requires valid() && what != null && amount > 5 && amount < 100 && opening valid() in total < 1000;
    //@ ensures valid() && opening valid() in total == \old(opening valid() in total) + amount;
  {
    //@ open valid();
    entries.add(new Entry(amount, what));
    total += what.length() == 4 ? 2 * amount : amount;
    //@ close valid();
  }
}
