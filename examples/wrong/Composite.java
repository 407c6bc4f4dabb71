// A part that is put into itself, one that is used after it was given away, and one that counts what it does not have.
abstract class Part {
  //@ predicate part();

  //@ requires part();
  //@ abstract pure int count();

  //@ requires part();
  //@ ensures part() && count() == old(count()); //~ postcondition:predicate [given-away]
  abstract void paint(int colour);
}

final class Single extends Part {
  private int colour;

  //@ predicate part() = acc(colour);
  //@ pure int count() requires part(); = 1;

  Single()
    //@ ensures part() && count() == 1;
  {
  }

  void paint(int colour) {
    this.colour = colour;
  }
}

final class Pair extends Part {
  private Part left;
  private Part right;

  //@ predicate part() = acc(left) ** acc(right) ** left != null ** left.part() ** right != null ** right.part();
  //@ pure int count() requires part(); = left.count() + count(); //~ termination:not-decreasing

  Pair(Part left, Part right)
    //@ requires left != null && left.part() ** right != null && right.part();
    //@ ensures part();
  {
    this.left = left;
    this.right = right;
  }

  // Forgets to look at what is null then.
  void paint(int colour) {
    left.paint(colour);
    right = null;
  }
}

class CompositeClient {
  static void twice() {
    Single single = new Single();
    Pair pair = new Pair(single, single); //~ precondition:predicate [given-away]
    pair.paint(3);
  }

  static void afterwards() {
    Single single = new Single();
    Pair pair = new Pair(single, new Single());
    pair.paint(3);
    single.paint(4); //~ precondition:predicate [given-away]
  }
}
