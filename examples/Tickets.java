// Numbered tickets: a static field counts those that were issued, and the number of each is final. So the number
// is read without permission and stays the same, whatever is called in between; the count is owned by the office.
class Ticket {
  static final int FIRST = 100;
  static final int LIMIT = FIRST + 900;

  private static int issued = 0;

  final int number;
  private boolean isUsed;

  //@ static predicate office() = acc(issued) ** 0 <= issued && issued <= LIMIT - FIRST;

  //@ predicate valid() = acc(isUsed);

  /*@ pure @*/ static int issued()
    //@ requires office();
    //@ ensures 0 <= \result && \result <= LIMIT - FIRST;
  {
    return issued;
  }

  Ticket()
    //@ requires office() && issued() < LIMIT - FIRST;
    //@ ensures office() && issued() == old(issued()) + 1;
    //@ ensures valid() && !isUsed() && number == FIRST + old(issued());
  {
    number = FIRST + issued;
    issued++;
  }

  /*@ pure @*/ boolean isUsed()
    //@ requires valid();
  {
    return isUsed;
  }

  void use()
    //@ requires valid() && !isUsed();
    //@ ensures valid() && isUsed();
  {
    isUsed = true;
  }
}

// Two tickets in a row, bought together.
class Pass {
  private final Ticket there, back;

  //@ predicate valid() = there != null && back != null ** there.valid() ** back.valid();

  Pass()
    //@ requires Ticket.office() && Ticket.issued() + 2 <= Ticket.LIMIT - Ticket.FIRST;
    //@ ensures Ticket.office() && Ticket.issued() == old(Ticket.issued()) + 2;
    //@ ensures valid() && last() == first() + 1 && !isBegun() && !isSpent();
  {
    there = new Ticket();
    back = new Ticket();
  }

  /*@ pure @*/ int first()
    //@ requires valid();
  {
    return there.number;
  }

  /*@ pure @*/ int last()
    //@ requires valid();
  {
    return back.number;
  }

  /*@ pure @*/ boolean isSpent()
    //@ requires valid();
  {
    return back.isUsed();
  }

  /*@ pure @*/ boolean isBegun()
    //@ requires valid();
  {
    return there.isUsed();
  }

  void travel()
    //@ requires valid() && !isSpent();
    //@ ensures valid() && last() == old(last()) && isBegun() && isSpent() == old(isBegun());
  {
    if (there.isUsed()) {
      back.use();
    } else {
      there.use();
    }
  }
}

class TicketsClient {
  // The program starts with what the static initialisers leave.
  //@ requires Ticket.office() && Ticket.issued() == 0;
  public static void main(String[] args) {
    Ticket first = new Ticket();
    Ticket second = new Ticket();
    assert first.number == 100 && second.number == 101;
    first.use();
    assert first.number == 100 && first.isUsed() && !second.isUsed();
    Pass pass = new Pass();
    assert pass.last() == pass.first() + 1;
    pass.travel();
    assert Ticket.issued() == 4;
  }
}
