// Whether an object of an inner class looks around is not known where a part of its class was not read.
interface Action {
  void run();
}

class UnreadInner {
  final Object o;

  class Looks {
    void look() {
      Action action = () -> see(); //~ W0009
      action.run();
    }
  }

  class Blind {
    int n;
  }

  UnreadInner() {
    Blind blind = new Blind();
    Looks inner = new Looks(); //~ W0015
    inner.look();
    o = "x";
  }

  void see() {
    assert o != null;
  }
}
