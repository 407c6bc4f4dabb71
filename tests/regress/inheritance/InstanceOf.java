// Tests of classes: subtypes, exclusion, null, patterns.
interface Animal {
}

interface Pet extends Animal {
}

class Dog implements Pet {
  int bones;
}

final class Puppy extends Dog {
}

class Cat implements Animal {
}

final class Stone {
}

class Tests {
  static void okSubtype(Object o) {
    if (o instanceof Puppy) {
      assert o instanceof Dog;
      assert o instanceof Pet && o instanceof Animal;
      assert o != null;
    }
  }

  static void wrongSupertype(Object o) {
    if (o instanceof Dog) {
      assert o instanceof Puppy; //~ assert:false
    }
  }

  static void okExclusion(Object o) {
    if (o instanceof Dog) {
      assert !(o instanceof Cat);
      assert !(o instanceof Stone);
    }
  }

  // Some class may extend Cat and implement Pet.
  static void wrongExclusion(Object o) {
    if (o instanceof Cat) {
      assert !(o instanceof Pet); //~ assert:false
    }
  }

  // A final class does not.
  static void okFinal(Object o) {
    if (o instanceof Stone) {
      assert !(o instanceof Pet);
    }
    if (o instanceof Pet) {
      assert !(o instanceof Stone);
    }
  }

  static void okNull(Object o) {
    assert !(null instanceof Dog);
    if (o == null) {
      assert !(o instanceof Animal);
    }
  }

  static void okStatic(Dog d) {
    if (d != null) {
      assert d instanceof Pet;
    } else {
      assert !(d instanceof Dog);
    }
  }

  static void wrongStatic(Dog d) {
    assert d instanceof Pet; //~ assert:false
  }

  static void okNew() {
    Object o = new Dog();
    assert o instanceof Dog && o instanceof Animal;
    assert !(o instanceof Puppy) && !(o instanceof Cat);
  }

  // Neither is tested first.
  static void wrongNothing(Object o) {
    assert o instanceof Dog || o instanceof Cat; //~ assert:false
  }

  static void okPattern(Object o)
    //@ requires o instanceof Dog ==> acc(((Dog) o).bones);
  {
    if (o instanceof Dog d) {
      d.bones = 1;
      assert d == o;
    }
  }

  static void wrongPattern(Object o)
    //@ requires o instanceof Puppy ==> acc(((Dog) o).bones);
  {
    if (o instanceof Dog d) {
      d.bones = 1; //~ write:permission
    }
  }

  static int okGuard(Object o)
    //@ requires o instanceof Dog ==> acc(((Dog) o).bones);
  {
    if (!(o instanceof Dog d)) {
      return 0;
    }
    return d.bones;
  }

  static void okAlias(Object o, Object p) {
    if (o == p && o instanceof Dog) {
      assert p instanceof Dog;
    }
  }

  static void wrongAlias(Object o, Object p) {
    if (o instanceof Dog) {
      assert p instanceof Dog; //~ assert:false
    }
  }

  // Unrelated static types are no reason for distinct objects.
  static void wrongDistinct(Pet p, Cat c) {
    assert p == null || p != c; //~ assert:false
  }

  static void okDistinct(Object d, Object c) {
    if (d instanceof Dog && c instanceof Cat) {
      assert d != c;
    }
  }

  static void okArrays(Object o) {
    if (o instanceof int[]) {
      assert !(o instanceof boolean[]);
      assert !(o instanceof Dog);
    }
  }

  static void wrongArrays(Object o) {
    if (o instanceof Object[]) {
      assert o instanceof Dog[]; //~ assert:false
    }
  }

  static void okDogs(Object o) {
    if (o instanceof Dog[]) {
      assert o instanceof Object[];
      assert !(o instanceof Cat[]);
    }
  }
}
