// What the arms have in common may be a class of Java's own that nobody mentions.
class LeastUpperBounds {
  enum Suit {
    HEARTS,
    SPADES
  }

  enum Rank {
    ACE,
    KING
  }

  interface Shape {
  }

  static class Dot implements Shape, Comparable<Dot> {
    public int compareTo(Dot other) {
      return 0;
    }
  }

  static class Line implements Shape, Comparable<Line> {
    public int compareTo(Line other) {
      return 0;
    }
  }

  static void commons(boolean b, String s, Integer i, Suit suit, Rank rank, int[] a, Dot dot, Line line) {
    Object o = b ? s : i;
    o = b ? s : suit;
    o = b ? suit : rank;
    o = b ? a : s;
    o = b ? i : rank;
    o = b ? dot : line;
    var both = b ? s : Suit.HEARTS;
    java.io.Serializable serializable = both;
    Comparable<?> comparable = both;
    assert b ? both == s : both == Suit.HEARTS;
    assert both != Suit.SPADES; //~ assert:false
  }
}
