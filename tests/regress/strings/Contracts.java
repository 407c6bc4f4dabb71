// In annotations `+` is a function of what the operands say: results are compared by equals.
class Contracts {
  //@ static pure String greeting(String name) = "Hello, " + name + "!";

  static String okGreet(String name)
    //@ requires name != null;
    //@ ensures result != null && result.equals("Hello, " + name) && result.length() == 7 + name.length();
  {
    return "Hello, " + name;
  }

  static String wrongGreet(String name)
    //@ requires name != null;
    //@ ensures result != null && result.equals("Hello, " + name); //~ postcondition:false
  {
    return "Hello " + name;
  }

  // A new string is not the one that the annotation means.
  static String wrongReference(String name)
    //@ ensures result == "Hello, " + name; //~ postcondition:false
  {
    return "Hello, " + name;
  }

  static void okCall() {
    String s = okGreet("Ann");
    assert s.equals("Hello, Ann") && s.length() == 10 && s.charAt(7) == 'A';
    //@ assert s.equals("Hello, " + "Ann");
  }

  static void wrongCall() {
    String s = okGreet("Ann");
    assert s == "Hello, Ann"; //~ assert:false
  }

  static String okGhost(String name)
    //@ requires name != null;
    //@ ensures result != null && result.equals(greeting(name)) && greeting(name) == greeting(name);
  {
    return "Hello, " + name + "!";
  }

  //@ static pure String twice(String s, int n) = s + s + (n + 1) + 'c';

  static String okTwice(String s, int n)
    //@ requires s != null && n < 10;
    //@ ensures result != null && result.equals(twice(s, n));
  {
    return s + s + (n + 1) + "c";
  }

  static String wrongTwice(String s, int n)
    //@ requires s != null && n < 10;
    //@ ensures result != null && result.equals(twice(s, n)); //~ postcondition:false
  {
    return s + s + n + "c";
  }
}
