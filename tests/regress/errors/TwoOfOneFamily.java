// Two methods of a class that are one for another class: not supported.
class Two<X> { //~ W0009
  int m(X x) { return 1; }

  int m(String s) { return 2; }
}

class One extends Two<String> {
  int m(String s) { return 3; }
}

class Has {
  public int k(String s) { return 1; }
}

interface Wants<X> {
  int k(X x);
}

class Alike extends Has implements Wants<String> {}

class Apart extends Has implements Wants<Integer> { //~ W0009
  public int k(Integer i) { return 2; }
}
