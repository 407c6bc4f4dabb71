// Where type arguments are not known as javac knows them, nothing is chosen that depends on them.
class Animal {
}

class Cat extends Animal {
}

class Cage<T> {
}

class TypeArguments {
  static int f(Object o)
    //@ ensures result == 1;
  {
    return 1;
  }

  static int f(Cage<Animal> o)
    //@ ensures result == 2;
  {
    return 2;
  }

  static int g(Animal o)
    //@ ensures result == 1;
  {
    return 1;
  }

  static int g(Cat o)
    //@ ensures result == 2;
  {
    return 2;
  }

  static <X> X atMost(Cage<? super X> cage)
    //@ ensures result == null;
  {
    return null;
  }

  static <X> X between(Cage<? super X> cage, X value)
    //@ ensures result == value;
  {
    return value;
  }

  // javac takes a class without its arguments for one with any.
  @SuppressWarnings({"rawtypes", "unchecked"})
  static int raw(Cage cage) {
    return f(cage); //~ W0016
  }

  static int above(Cage<Animal> cage) {
    return g(atMost(cage)); //~ W0016
  }
}

class Told {
  static void told(Cage<Animal> cage, Cat cat) {
    int r = TypeArguments.f(cage);
    assert r == 2;
    r = TypeArguments.g(TypeArguments.between(cage, cat));
    assert r == 2;
    Animal animal = TypeArguments.atMost(cage);
    r = TypeArguments.g(animal);
    assert r == 1;
  }
}
