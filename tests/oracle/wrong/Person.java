// Names of a given length, within objects within objects.
class Person {
  static class Name {
    String first;
    String last;
    //@ predicate ok() = acc(first) && acc(last) && first != null && last != null && first.length() == 3 && last.length() > 5;
  }
  Name name;
  int age;
  //@ predicate ok() = acc(name) && acc(age) && name != null && name.ok() && age >= 18;

  char third()
    //@ requires ok();
    //@ ensures ok() && result != 'b';
  {
    //@ open ok();
    //@ open name.ok();
    char c = name.first.charAt(2);
    //@ close name.ok();
    //@ close ok();
    return c;
  }

  char seventh()
    //@ requires ok();
    //@ ensures ok();
  {
    //@ open ok();
    //@ open name.ok();
    char c = name.last.charAt(6);
    //@ close name.ok();
    //@ close ok();
    return c;
  }
}
