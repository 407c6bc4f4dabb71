// The object around that of an inner class.
class Counter {
  int count;
  final int step;

  //@ predicate valid() = acc(count);

  /*@ pure @*/ int get()
    //@ requires valid();
  {
    return count;
  }

  Counter(int step)
    //@ ensures valid() && this.step == step;
  {
    this.step = step;
  }

  //@ requires acc(count) && 0 <= count && count <= 1000 && 0 <= step && step <= 1000;
  //@ ensures acc(count) && count == \old(count) + step;
  void bump() {
    count += step;
  }

  class Button {
    int presses;

    Button()
      //@ ensures acc(presses) && presses == 0;
    {
    }

    //@ requires acc(count) && 0 <= count && count <= 1000 && 0 <= step && step <= 1000;
    //@ ensures acc(Counter.this.count) && count == \old(count) + step;
    void okPress() {
      bump();
    }

    //@ requires acc(count);
    //@ ensures acc(count) && count == 1;
    void okWrite() {
      Counter.this.count = 1;
    }

    void wrongWrite() {
      count = 1; //~ write:permission [never-held]
    }

    //@ requires acc(presses);
    int wrongRead() {
      return count; //~ read:permission [never-held]
    }

    //@ requires acc(presses);
    //@ ensures acc(presses) && presses == 1;
    void okOwn() {
      presses = 1;
    }

    // Final: read without permission.
    /*@ pure @*/ int okStep()
      //@ ensures \result == step;
    {
      return Counter.this.step;
    }

    /*@ pure @*/ int shown()
      //@ requires valid();
    {
      return get();
    }

    /*@ pure @*/ Counter owner()
      //@ ensures \result == Counter.this && \result != null;
    {
      return Counter.this;
    }

    void wrongOwner(Counter other) {
      assert other == Counter.this; //~ assert:false [unknown-value]
    }
  }

  //@ requires acc(count);
  //@ ensures acc(count) && count == 1;
  void okOwnButton() {
    Button button = new Button();
    button.okWrite();
    assert button.owner() == this;
  }

  // The button of another counter.
  //@ requires acc(count) && count == 0 && other != null && acc(other.count);
  void okOfOther(Counter other) {
    Button button = other.new Button();
    button.okWrite();
    assert count == 0 && other.count == 1;
    assert button.owner() == other;
  }

  //@ requires acc(count) && other != null;
  void wrongOfOther(Counter other) {
    Button button = other.new Button();
    button.okWrite(); //~ precondition:permission [alias]
  }

  //@ requires acc(count) && button != null;
  void wrongButtonOfAnyone(Button button) {
    button.okWrite(); //~ precondition:permission [alias]
  }

  void wrongNull(Counter other) {
    Button button = other.new Button(); //~ call:null [unknown-value]
  }

  static void client() {
    Counter counter = new Counter(2);
    Counter.Button button = counter.new Button();
    //@ open counter.valid();
    button.okWrite();
    assert counter.count == 1;
    assert button.okStep() == 2;
    assert button.okStep() == 3; //~ assert:false [changed]
  }
}
