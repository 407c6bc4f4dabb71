// Inner classes that extend inner classes.
class Machine {
  int power;

  class Part {
    //@ predicate on() = acc(power) && 0 < power;

    //@ requires acc(power);
    //@ ensures on();
    void start() {
      power = 1;
      //@ close on();
    }

    /*@ pure @*/ Machine machine()
      //@ ensures \result == Machine.this;
    {
      return Machine.this;
    }
  }

  class Engine extends Part {
    //@ requires acc(power);
    //@ ensures on();
    void okTwice() {
      start();
      //@ open on();
      assert power > 0;
      start();
    }

    void okSame() {
      assert machine() == Machine.this;
      assert super.machine() == Machine.this;
    }

    /*@ pure @*/ Machine machine()
      //@ ensures \result == Machine.this;
    {
      return Machine.this;
    }
  }

  class Shop {
    class Spare extends Part {
      final Shop shop;

      Spare()
        //@ ensures shop == Shop.this;
      {
        super();
        shop = Shop.this;
      }

      void okSame() {
        assert machine() == Machine.this;
      }
    }
  }
}

class Client {
  //@ requires machine != null && acc(machine.power);
  void ok(Machine machine) {
    Machine.Part part = machine.new Engine();
    assert part.machine() == machine;
    part.start();
    Machine.Shop.Spare spare = machine.new Shop().new Spare();
    assert spare.machine() == machine;
  }

  //@ requires machine != null && other != null && acc(machine.power);
  void wrong(Machine machine, Machine other) {
    Machine.Part part = other.new Engine();
    part.start(); //~ precondition:permission
  }
}
