// Default methods are bodies like others: verified for the interface, and again where a class says more.
interface Lamp {
  //@ predicate lamp();
  /*@ requires lamp();
      pure boolean isOn(); @*/

  //@ requires lamp();
  //@ ensures lamp() && isOn() == on;
  void turn(boolean on);

  //@ requires lamp();
  //@ ensures lamp() && isOn();
  default void on() {
    turn(true);
  }

  //@ requires lamp();
  //@ ensures lamp() && !isOn(); //~ postcondition:false
  default void wrongOff() {
    turn(true);
  }
}

class Bulb implements Lamp {
  boolean on;

  //@ predicate lamp() = acc(on);
  //@ pure boolean isOn() requires lamp(); = on;

  Bulb()
    //@ ensures lamp();
  {
  }

  public void turn(boolean on) {
    this.on = on;
  }
}

interface Marked {
  //@ predicate marked() = true;

  //@ requires true;
  //@ ensures marked(); //~ postcondition:predicate
  default void mark() {
  }
}

class Easy implements Marked {
}

class Hard implements Marked {
  int n;

  //@ predicate marked() = acc(n);
}

class Client {
  static void ok() {
    Bulb b = new Bulb();
    b.on();
    //@ assert b.isOn();
  }
}
