// Strings compared as objects, printed without what printing needs, and read beyond their ends.
class Guest {
  private final String first;
  private final String last;
  private int visits;

  //@ predicate valid() = acc(visits) && first != null && last != null;

  Guest(String first, String last)
    //@ requires first != null && last != null;
    //@ ensures valid() && first() == first && last() == last;
  {
    this.first = first;
    this.last = last;
  }

  /*@ pure @*/ String first() {
    return first;
  }

  /*@ pure @*/ String last() {
    return last;
  }

  public String toString()
    //@ requires valid();
    //@ ensures valid() && result != null && result.equals(first() + " " + last());
  {
    visits++; //~ arithmetic:overflow [unknown-value]
    return first + " " + last;
  }

  String initials()
    //@ requires valid();
    //@ ensures valid() && result != null;
  {
    return first.charAt(0) + ". " + last; //~ precondition:false [unknown-value]
  }
}

class Greeting {
  private String log = "";

  //@ predicate valid() = acc(log) && log != null;

  /*@ pure @*/ String log()
    //@ requires valid();
  {
    return log;
  }

  String greet(Guest guest)
    //@ requires valid() && guest != null && guest.valid();
    //@ ensures valid() && guest.valid();
    //@ ensures result != null && result.equals("Hello, " + guest.first() + " " + guest.last() + "!");
    //@ ensures log().equals(old(log()) + result + "\n"); //~ postcondition:false [changed]
  {
    String text = "Hello, " + guest + "!";
    log += text;
    return text;
  }

  String greetAgain(Guest guest)
    //@ requires valid() && guest != null;
    //@ ensures valid();
  {
    return "Hello again, " + guest; //~ precondition:predicate [never-held]
  }

  static String pad(String text, int width)
    //@ requires text != null;
    //@ ensures result != null && result.length() == width; //~ postcondition:false [changed]
  {
    String padded = text;
    //@ invariant padded != null;
    while (padded.length() < width) {
      padded = " " + padded;
    }
    return padded;
  }

  static int count(String text, char wanted)
    //@ requires text != null;
    //@ ensures 0 <= result;
  {
    int found = 0;
    //@ invariant 0 <= i && 0 <= found && found <= i;
    for (int i = 0; i <= text.length(); i++) {
      if (text.charAt(i) == wanted) found++; //~ precondition:false [changed]
    }
    return found;
  }

  public static void main(String[] args) {
    Guest ada = new Guest("Ada", "Lovelace");
    Greeting greeting = new Greeting();
    String text = greeting.greet(ada);
    assert text == "Hello, Ada Lovelace!"; //~ assert:false [changed]
  }
}
