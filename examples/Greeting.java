// Strings: contracts say what a text is made of, how long it is, and where its characters are.
class Guest {
  private final String first;
  private final String last;
  private int visits;

  //@ predicate valid() = acc(visits) && 0 <= visits && first != null && last != null && !first.isEmpty();

  Guest(String first, String last)
    //@ requires first != null && last != null && first.length() > 0;
    //@ ensures valid() && first() == first && last() == last && visits() == 0;
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

  /*@ pure @*/ int visits()
    //@ requires valid();
  {
    return visits;
  }

  void visit()
    //@ requires valid() && visits() < Integer.MAX_VALUE;
    //@ ensures valid() && visits() == old(visits()) + 1;
  {
    visits++;
  }

  // What `+` calls where a guest is printed.
  public String toString()
    //@ requires valid();
    //@ ensures valid() && visits() == old(visits()) && result != null && result.equals(first() + " " + last());
  {
    return first + " " + last;
  }

  // "A. Lovelace"
  String initials()
    //@ requires valid();
    //@ ensures valid() && result != null && last() != null && result.length() == last().length() + 3;
    //@ ensures first() != null && first().length() > 0 && result.charAt(0) == first().charAt(0);
    //@ ensures result.charAt(1) == '.';
  {
    return first.charAt(0) + ". " + last;
  }
}

class Greeting {
  static final String HELLO = "Hello";
  static final String START = HELLO + ", "; // a constant: one object, wherever it is written

  private String log = "";

  //@ predicate valid() = acc(log) && log != null;

  /*@ pure @*/ String log()
    //@ requires valid();
  {
    return log;
  }

  // The annotation's `+` joins texts; which object has the text is not said.
  String greet(Guest guest)
    //@ requires valid() && guest != null && guest.valid() && guest.visits() < 100;
    //@ ensures valid() && guest.valid() && guest.visits() == old(guest.visits()) + 1;
    //@ ensures result != null && result.equals("Hello, " + guest.first() + " " + guest.last() + "!");
    //@ ensures log().equals(old(log()) + result + "\n");
  {
    guest.visit();
    String text = START + guest + "!";
    log += text + '\n';
    return text;
  }

  // Spaces before the text, up to the width.
  static String pad(String text, int width)
    //@ requires text != null;
    //@ ensures result != null && result.length() == (text.length() < width ? width : text.length());
  {
    String padded = text;
    /*@ invariant padded != null && text.length() <= padded.length();
        invariant padded.length() <= width || padded.length() == text.length(); @*/
    while (padded.length() < width) {
      padded = " " + padded;
    }
    return padded;
  }

  static int count(String text, char wanted)
    //@ requires text != null;
    //@ ensures result == (\num_of int i = 0 .. text.length(); text.charAt(i) == wanted);
  {
    int found = 0;
    //@ invariant 0 <= i && i <= text.length() && found == (\num_of int k = 0 .. i; text.charAt(k) == wanted);
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == wanted) found++;
    }
    return found;
  }

  static boolean isPalindrome(String text)
    //@ requires text != null;
    //@ ensures result == (\forall int i = 0 .. text.length(); text.charAt(i) == text.charAt(text.length() - 1 - i));
  {
    int from = 0, to = text.length() - 1;
    /*@ invariant 0 <= from && to < text.length() && from + to == text.length() - 1;
        invariant from <= to + 2;
        invariant (\forall int i = 0 .. from; text.charAt(i) == text.charAt(text.length() - 1 - i));
        invariant (\forall int i = to + 1 .. text.length(); text.charAt(i) == text.charAt(text.length() - 1 - i));
        decreases to - from + 2; @*/
    while (from < to) {
      if (text.charAt(from) != text.charAt(to)) return false;
      from++;
      to--;
    }
    return true;
  }

  public static void main(String[] args) {
    Guest ada = new Guest("Ada", "Lovelace");
    Greeting greeting = new Greeting();
    String text = greeting.greet(ada);
    assert text.equals("Hello, Ada Lovelace!") && text.length() == 20;
    assert greeting.log().equals("Hello, Ada Lovelace!\n");
    String initials = ada.initials();
    assert initials.charAt(0) == 'A' && initials.charAt(1) == '.';
    String padded = pad("42", 5);
    assert padded.length() == 5;
    System.out.println(text + " (visit " + ada.visits() + ")");
  }
}
