// Which initialisers run when, where constructors call others: those of a class right behind the constructor above it,
// however that is called, and once.
class Root {
  int made = say("made");

  Root() {
    say("Root()");
    begun();
  }

  Root(int start) {
    this();
    made = made + start;
  }

  void begun() {}

  static int say(String text) {
    System.out.println(text);
    return text.length();
  }
}

class Written extends Root {
  int field = say("field");
  int sum;

  {
    sum = field + made;
  }

  Written() {
    super();
    say("Written() " + sum);
  }

  Written(int start) {
    super(start);
    say("Written(int) " + sum);
  }

  Written(String text) {
    this(text.length());
    say("Written(String) " + sum);
  }

  void begun() {
    say("begun " + field);
    field = 100;
  }
}

class Unwritten extends Written {
  int own = field + say("own");

  Unwritten() {
    say("Unwritten() " + own);
  }
}

class Undeclared extends Unwritten {
  int last = own + say("last");
}

class Top {
  int value = 3;

  Top() {
    super();
    Root.say("Top() " + value);
  }
}

class Initialization {
  public static void main(String[] arguments) {
    System.out.println(new Written().field);
    System.out.println(new Written(4).sum);
    System.out.println(new Written("seven").sum);
    System.out.println(new Undeclared().last);
    System.out.println(new Top().value);
  }
}
