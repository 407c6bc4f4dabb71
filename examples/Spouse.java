// Two people who are married to each other: an invariant over two objects that point at each other, which has no
// owner. Whoever holds `couple(a, b)` holds both, and may look at it from either side.
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
    //@ ensures couple(this, other);
  {
    spouse = other;
    isMarried = true;
    other.spouse = this;
    other.isMarried = true;
  }

  // It is a couple the other way round, too.
  static void swap(Person a, Person b)
    //@ requires couple(a, b);
    //@ ensures couple(b, a);
  {
  }

  void divorce(Person other)
    //@ requires couple(this, other);
    //@ ensures single() ** other.single();
  {
    spouse.isMarried = false;
    spouse.spouse = null;
    isMarried = false;
    spouse = null;
  }
}

class Wedding {
  public static void main(String[] args) {
    Person ada = new Person();
    Person bob = new Person();
    ada.marry(bob);
    Person.swap(ada, bob);
    bob.divorce(ada);
    ada.marry(new Person());
  }
}
