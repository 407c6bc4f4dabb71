// A clock that forgets midnight: once in the contract, once in the code.
class Clock {
  private int hour;
  private int minute;

  //@ predicate valid() = acc(hour) && acc(minute) && 0 <= hour < 24 && 0 <= minute < 60;

  /*@ pure @*/ int minutes()
    //@ requires valid();
  {
    return hour * 60 + minute;
  }

  void tick()
    //@ requires valid();
    //@ ensures valid() && minutes() == old(minutes()) + 1; //~ postcondition:false [changed]
  {
    minute = minute + 1;
    if (minute == 60) {
      minute = 0;
      hour = (hour + 1) % 24;
    }
  }

  void tickPastMidnight()
    //@ requires valid();
    //@ ensures valid(); //~ postcondition:predicate [given-away]
  {
    minute = minute + 1;
    if (minute == 60) {
      minute = 0;
      hour = hour + 1;
    }
  }
}
