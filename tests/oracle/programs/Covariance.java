// Arrays that are used as arrays of a class above.
class Covariance {
  static class Animal {
    String name() { return "animal"; }
  }

  static class Dog extends Animal {
    String name() { return "dog"; }
  }

  static String names(Animal[] all) {
    String names = "";
    for (Animal one : all) names += one.name() + " ";
    return names;
  }

  static void store(Object[] array, int index, Object value) {
    try {
      array[index] = value;
      System.out.println("stored " + array[index]);
    } catch (ArrayStoreException e) {
      System.out.println("ArrayStoreException: " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    Object[] objects = new String[1];
    store(objects, 0, 1);
    store(objects, 0, "text");
    store(objects, 0, null);
    Dog[] dogs = {new Dog(), new Dog()};
    System.out.println(names(dogs));
    Animal[] animals = dogs;
    System.out.println(animals instanceof Dog[]);
    Dog[] again = (Dog[]) animals;
    System.out.println(again == dogs);
    try {
      animals[0] = new Animal();
    } catch (ArrayStoreException e) {
      System.out.println("a dog is wanted");
    }
    try {
      Dog[] none = (Dog[]) new Animal[1];
      System.out.println(none.length);
    } catch (ClassCastException e) {
      System.out.println("no dogs");
    }
    Object[][] rows = new Integer[2][2];
    rows[0][0] = 5;
    try {
      rows[1] = new String[1];
    } catch (ArrayStoreException e) {
      System.out.println("no row");
    }
    System.out.println(rows[0][0]);
  }
}
