// Exceptions of a type parameter are of its bound.
class Generic<T extends RuntimeException> {
  T held;

  static <U extends RuntimeException> void raise(U u)
    //@ requires u != null;
    //@ ensures false;
    //@ signals (RuntimeException e) e == u;
  {
    throw u;
  }

  static <U extends RuntimeException> void wrongRaise(U u)
    //@ requires u != null;
    //@ signals (IllegalStateException e) true;
  {
    throw u; //~ exception:uncaught
  }

  void heldOut()
    //@ requires acc(held) && held != null;
    //@ ensures false;
    //@ signals (RuntimeException e) acc(held) && e == held;
  {
    throw held;
  }

  static void wrongClient(Generic<? extends RuntimeException> g)
    //@ requires g != null && acc(g.held) && g.held != null;
  {
    try {
      g.heldOut(); //~ exception:uncaught
    } catch (IllegalStateException e) {
    }
  }
}
