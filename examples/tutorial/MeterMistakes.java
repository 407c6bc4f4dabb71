class MeterMistakes {
  int reading;

  void addUnasked(int amount)
  {
    reading = amount; //~ write:permission
  }

  void addAndKeep(int amount)
    //@ requires acc(reading);
  {
    reading = amount;
  }

  void twice()
    //@ requires acc(reading);
  {
    addAndKeep(1);
    addAndKeep(1); //~ precondition:permission
  }

  void addHere(MeterMistakes other)
    //@ requires acc(reading) ** acc(other.reading);
    //@ ensures acc(reading) ** acc(other.reading);
  {
    reading = 5;
  }

  void addToMyself()
    //@ requires acc(reading);
    //@ ensures acc(reading);
  {
    addHere(this); //~ precondition:permission
  }
}
