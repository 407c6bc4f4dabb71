// Two objects that must not be one, and agree on a third.
class Pair {
  static class Shared { int uses; }
  static class User {
    Shared shared;
    int mine;
  }

  static int both(User a, User b)
    //@ requires a != null && b != null && acc(a.shared) && acc(b.shared) && a.shared == b.shared && a.shared != null;
    //@ requires acc(a.shared.uses) && acc(a.mine) && acc(b.mine) && a.shared.uses == a.mine + b.mine && a.mine > 20 && b.mine > 20;
    //@ ensures acc(a.shared) && acc(b.shared) && acc(a.mine) && acc(b.mine) && a.mine < 30;
  {
    return a.mine;
  }
}
