// Mistakes with numbered tickets: one that takes its number too late, a main method that believes in another start,
// and code that asks the office without having it.
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
  {
    return issued;
  }

  Ticket()
    //@ requires office() && issued() < LIMIT - FIRST;
    //@ ensures office() && issued() == old(issued()) + 1;
    //@ ensures valid() && number == FIRST + old(issued()); //~ postcondition:false [changed]
  {
    issued++;
    number = FIRST + issued;
  }

  // The last ticket was issued, but nobody looks.
  Ticket(int wanted)
    //@ requires office();
    //@ ensures office() && valid() && number == wanted; //~ postcondition:predicate [given-away]
  {
    number = wanted;
    issued++;
  }

  static Ticket another()
    //@ ensures \result.valid();
  {
    return new Ticket(); //~ precondition:predicate [never-held]
  }
}

class TicketsClient {
  //@ requires Ticket.office() && Ticket.issued() == 1; //~ precondition:false [unknown-value]
  public static void main(String[] args) {
    Ticket first = new Ticket();
    Ticket second = new Ticket();
    assert first.number != second.number;
    assert Ticket.issued() == 2; //~ assert:false [unknown-value]
  }
}
