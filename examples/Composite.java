// The composite pattern: a part is a single one, or a pair of parts. What is asked of a part is asked of all in it.
abstract class Part {
  //@ predicate part();

  // The colours of the single parts.
  //@ requires part();
  //@ abstract pure seq<int> colours();

  // How many these are.
  //@ pure int count() requires part(); = |colours()|;

  // Paints all of them.
  //@ requires part();
  //@ ensures part() && count() == old(count()) && (\forall int c; c \in colours(); c == colour);
  abstract void paint(int colour);

  // Puts another one to it.
  //@ requires part() && other != null && other.part();
  //@ ensures result != null && result.part() && result.colours() == old(colours() + other.colours());
  Part with(Part other) {
    return new Pair(this, other);
  }
}

final class Single extends Part {
  private int colour;

  //@ predicate part() = acc(colour);
  //@ pure seq<int> colours() requires part(); = seq<int>{colour};

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
  //@ pure seq<int> colours() requires part(); = left.colours() + right.colours();

  Pair(Part left, Part right)
    //@ requires left != null && left.part() ** right != null && right.part();
    //@ ensures part() && colours() == old(left.colours() + right.colours());
  {
    this.left = left;
    this.right = right;
  }

  void paint(int colour) {
    left.paint(colour);
    right.paint(colour);
  }

  // Mirrors it.
  void swap()
    //@ requires part();
    //@ ensures part() && colours() == old(opening part() in right.colours() + left.colours());
  {
    Part part = left;
    left = right;
    right = part;
  }
}

class CompositeClient {
  public static void main(String[] args) {
    Part three = new Single().with(new Single()).with(new Single());
    //@ assert three.count() == 3;
    three.paint(7);
    Part six = new Pair(three, new Pair(new Single(), new Single().with(new Single())));
    six.paint(8);
    //@ assert six.count() == 6;
    if (six instanceof Pair pair) {
      pair.swap();
      //@ assert pair.count() == 6;
    }
  }
}
