// Mistakes with two people who are married to each other: a wedding of which one side knows nothing, a divorce that
// forgets the other side, a person who marries twice.
class Person {
  Person spouse;
  boolean isMarried;

  /*@ static predicate couple(Person a, Person b) =
    @   acc(a.spouse) ** acc(a.isMarried) ** acc(b.spouse) ** acc(b.isMarried) **
    @   a.spouse == b ** b.spouse == a ** a.isMarried ** b.isMarried;
    @*/

  //@ predicate single() = acc(spouse) ** acc(isMarried) ** spouse == null ** !isMarried;

  Person()
    //@ ensures single();
  {
  }

  void marry(Person other)
    //@ requires single() ** other != null ** other.single();
    //@ ensures couple(this, other); //~ postcondition:predicate [never-held]
  {
    spouse = other;
    isMarried = true;
  }

  void divorce(Person other)
    //@ requires couple(this, other);
    //@ ensures single() ** other.single(); //~ postcondition:predicate [never-held]
  {
    isMarried = false;
    spouse = null;
  }
}

class Wedding {
  public static void main(String[] args) {
    Person ada = new Person();
    Person bob = new Person();
    ada.marry(bob);
    ada.marry(bob); //~ precondition:predicate [given-away]
  }
}
