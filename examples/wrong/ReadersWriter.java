// As in ReadersWriter.java, but it is written while one reads, and a reader who goes is not counted.
// Many readers, or one writer. Each reader is given a part of the permission to the value, so nobody writes while it is
// read; who has all the parts again may write.
class ReadersWriter {
  private int value;
  private int readers;

  // What the lock keeps: all of it but what readers have, each of them a quarter.
  //@ predicate lock() = acc(readers) && 0 <= readers && readers <= 3 && acc(value, rest(readers));
  //@ static pure perm rest(int readers) = readers == 0 ? write : readers == 1 ? 3/4 : readers == 2 ? 1/2 : 1/4;
  // What a reader has.
  //@ predicate reading() = acc(value, 1/4);

  ReadersWriter(int value)
    //@ ensures lock() && readers() == 0 && value() == value;
  {
    this.value = value;
  }

  /*@ pure @*/ int readers()
    //@ requires lock();
  {
    return readers;
  }

  /*@ pure @*/ int value()
    //@ requires lock();
  {
    return value;
  }

  /*@ pure @*/ int read()
    //@ requires reading();
  {
    return value;
  }

  boolean startReading()
    //@ requires lock();
    //@ ensures lock() && value() == old(value()) && result == (old(readers()) < 3);
    //@ ensures readers() == old(readers()) + (result ? 1 : 0);
    //@ ensures result ==> reading() && read() == value();
  {
    if (readers == 3) {
      return false;
    }
    readers++;
    return true;
  }

  void stopReading()
    //@ requires lock() && reading() && 0 < readers();
    //@ ensures lock() && value() == old(value()) && readers() == old(readers()) - 1; //~ postcondition:false
  {
  }

  boolean write(int value)
    //@ requires lock();
    //@ ensures lock() && readers() == old(readers()) && result == (readers() == 0);
    //@ ensures value() == (result ? value : old(value()));
  {
    if (readers > 1) {
      return false;
    }
    this.value = value; //~ write:permission
    return true;
  }
}
