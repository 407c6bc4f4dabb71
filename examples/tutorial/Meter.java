class Meter {
  int reading;

  void add(int amount)
    //@ requires acc(reading) ** 0 <= amount ** reading + amount <= 1000000;
    //@ ensures acc(reading) ** reading == old(reading) + amount;
  {
    reading = reading + amount;
  }

  // Two meters, two permissions: what happens to one does not touch the other.
  void addHere(Meter other)
    //@ requires acc(reading) ** acc(other.reading) ** reading <= 1000;
    //@ ensures acc(reading) ** acc(other.reading);
    //@ ensures other.reading == old(other.reading);
  {
    add(5);
  }

  public static void main(String[] args) {
    Meter gas = new Meter();
    Meter water = new Meter();
    gas.add(3);
    water.add(4);
    assert gas.reading == 3;
    assert water.reading == 4;
  }
}
