// A loop over an Iterable whose iterator is of no known class.
class Bag implements Iterable<Integer> {
  public It iterator() { //~ W0003
    return null;
  }

  static void over(Bag bag) {
    for (Integer each : bag) {
    }
  }
}
