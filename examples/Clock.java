// A clock of hours and minutes; the time of day is what clients see, and it wraps around at midnight.
class Clock {
  private int hour;
  private int minute;

  //@ predicate valid() = acc(hour) && acc(minute) && 0 <= hour < 24 && 0 <= minute < 60;

  Clock()
    //@ ensures valid() && minutes() == 0;
  {
  }

  /*@ pure @*/ int minutes()
    //@ requires valid();
  {
    return hour * 60 + minute;
  }

  void tick()
    //@ requires valid();
    //@ ensures valid() && minutes() == (old(minutes()) + 1) % 1440;
  {
    minute = minute + 1;
    if (minute == 60) {
      minute = 0;
      hour = (hour + 1) % 24;
    }
  }
}

class ClockClient {
  public static void main(String[] args) {
    Clock clock = new Clock();
    clock.tick();
    clock.tick();
    assert clock.minutes() == 2;
  }
}
