// Predicates and pure methods under conditions: what is folded is opened where its condition holds.
class Folded {
  int x;
  Folded next;

  //@ predicate one() = acc(x) ** x >= 0;
  //@ predicate list() = acc(x) ** acc(next) ** (next != null ==> next.list());

  //@ pure int get() requires one() = x;
  /*@ pure @*/ int ifHeld(boolean b)
    //@ requires b ==> acc(x);
  {
    return b ? x : 0;
  }
  //@ pure int length() requires list() = next == null ? 1 : 1 + next.length();

  Folded(int x)
    //@ ensures list() ** length() == 1;
  {
    this.x = x;
  }

  static void take(Folded f)
    //@ requires f.one();
  {
  }

  void read(boolean b)
    //@ requires b ==> one();
    //@ ensures b ==> one() ** get() == old(get());
  {
    int seen = 0;
    if (b) {
      seen = x;
    }
    //@ assert seen >= 0;
    //@ assert b ==> seen == get();
    //@ assert seen == get(); //~ precondition:predicate
  }

  // Both are there: two instances of one predicate are not known to exclude each other.
  void both(boolean a, boolean b, Folded f)
    //@ requires (a ==> f.list()) ** (b ==> f.list()) ** (a || b);
    //@ ensures f.list();
  {
  }

  void bothTaken(boolean a, boolean b, Folded f)
    //@ requires (a ==> f.list()) ** (b ==> f.list()) ** (a || b);
    //@ ensures f.list() ** (a ==> f.list()); //~ postcondition:predicate
  {
  }

  void closedInOneArm(boolean b)
    //@ requires b ? one() : acc(x) ** x == 3;
    //@ ensures one() ** (!b ==> get() == 3);
  {
  }

  void notAlways(boolean b)
    //@ requires b ? one() : acc(x);
    //@ ensures one(); //~ postcondition:predicate
  {
  }

  //@ predicate at(int n) = acc(x) ** x == n;
  //@ predicate either(boolean b) = b ? at(1) : at(2);

  void chosenArgument(boolean b)
    //@ requires b ? at(1) : at(2);
    //@ ensures at(b ? 1 : 2);
  {
  }

  void wrongArgument(boolean b)
    //@ requires b ? at(1) : at(2);
    //@ ensures at(1); //~ postcondition:predicate
  {
  }

  void argumentWithin(boolean b)
    //@ requires either(b);
    //@ ensures at(b ? 1 : 2);
  {
  }

  void wrongArgumentWithin(boolean b)
    //@ requires either(b);
    //@ ensures at(1); //~ postcondition:predicate
  {
  }

  int readWithin(boolean b)
    //@ requires either(b);
    //@ ensures result == (b ? 1 : 2) ** acc(x);
  {
    return x;
  }

  void framed(boolean b)
    //@ requires acc(x) ** x == 1;
    //@ ensures acc(x);
  {
    int none = ifHeld(false);
    int some = ifHeld(true);
    x = 2;
    //@ assert ifHeld(false) == none;
    //@ assert ifHeld(b) == (b ? 2 : 0);
    //@ assert ifHeld(b) == some; //~ assert:false
  }

  void unrolled()
    //@ requires list();
    //@ ensures list();
  {
    //@ open list();
    if (next == null) {
      next = new Folded(0);
    }
    Folded second = next;
    //@ open second.list();
    if (second.next == null) {
      second.next = new Folded(1);
    }
    second.x = 7;
    //@ close second.list();
    //@ close list();
  }

  void unrolledWrong()
    //@ requires list();
    //@ ensures list() ** length() == 2; //~ postcondition:false
  {
    //@ open list();
    if (next == null) {
      next = new Folded(0);
    }
    //@ close list();
  }

  void takenInAnArm(boolean b, Folded f)
    //@ requires f != null ** f.one();
    //@ ensures !b ==> f.one();
  {
    if (b) {
      take(f);
    }
    if (!b) {
      //@ open f.one();
      f.x = 4;
      //@ close f.one();
    }
    //@ assert b || f.get() == 4;
    //@ assert f.one(); //~ assert:predicate
  }
}
