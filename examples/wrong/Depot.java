// A depot with a shelf in front and one behind, and a log: the report at the end of the day keeps the log, boxes that
// come in are not always counted, and one box too few is moved to the front.
class Shelf {
  private int boxes;
  private final int room;

  //@ predicate valid() = acc(boxes) ** 0 <= boxes ** boxes <= room ** room <= 1000;

  Shelf(int room)
    //@ requires 0 <= room && room <= 1000;
    //@ ensures valid() && boxes() == 0 && room() == room;
  {
    this.room = room;
  }

  /*@ pure @*/ int boxes()
    //@ requires valid();
  {
    return boxes;
  }

  /*@ pure @*/ int room()
    //@ requires valid();
  {
    return room;
  }

  void put(int count)
    //@ requires valid() && 0 <= count && count <= room() - boxes();
    //@ ensures valid() && boxes() == old(boxes()) + count && room() == old(room());
  {
    boxes = boxes + count;
  }

  void take(int count)
    //@ requires valid() && 0 <= count && count <= boxes();
    //@ ensures valid() && boxes() == old(boxes()) - count && room() == old(room());
  {
    boxes = boxes - count;
  }
}

class Log {
  private int entries;

  //@ predicate valid() = acc(entries);

  Log()
    //@ ensures valid();
  {
  }

  void add()
    //@ requires valid();
    //@ ensures valid();
  {
    if (entries < Integer.MAX_VALUE) entries = entries + 1;
  }

  void print()
    //@ requires valid();
  {
    System.out.println(entries);
  }
}

class Depot {
  private final Shelf front;
  private final Shelf back;
  private final Log log;
  private int total;

  /*@ predicate valid() =
    @   front != null ** back != null ** log != null ** acc(total) **
    @   front.valid() ** back.valid() ** log.valid() **
    @   total == front.boxes() + back.boxes();
    @*/

  Depot()
    //@ ensures valid();
  {
    front = new Shelf(20);
    back = new Shelf(500);
    log = new Log();
    total = 0;
  }

  /*@ pure @*/ int inFront()
    //@ requires valid();
  {
    return front.boxes();
  }

  /*@ pure @*/ boolean canRestock(int count)
    //@ requires valid();
  {
    return 0 <= count && count <= back.boxes() && count <= front.room() - front.boxes();
  }

  void receive(int count)
    //@ requires valid() && 0 <= count;
    //@ ensures valid(); //~ postcondition:predicate [given-away]
  {
    if (count <= front.room() - front.boxes()) {
      front.put(count);
      total = total + count;
    } else if (count <= back.room() - back.boxes()) {
      back.put(count);
    }
    log.add();
  }

  void restock(int count)
    //@ requires valid() && canRestock(count);
    //@ ensures valid();
    //@ ensures inFront() == old(inFront()) + count; //~ postcondition:false [unknown-value]
  {
    for (int moved = 0; moved < count - 1; moved++)
      //@ invariant valid() && canRestock(count - moved);
      //@ invariant inFront() == old(inFront()) + moved;
    {
      back.take(1);
      front.put(1);
    }
  }

  void closeDay()
    //@ requires valid();
    //@ ensures valid(); //~ postcondition:predicate [given-away]
  {
    log.add();
    log.print();
  }
}
