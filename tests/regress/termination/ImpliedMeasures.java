// Without `decreases`, the first value of a datatype, or sequence, gets less, where no location could.
class ImpliedMeasures {
  //@ datatype Nat = Zero | Next(Nat before);

  /*@
    pure static int okNumber(Nat n) = match n { case Zero: 0; case Next(m): okNumber(m) + 1; };

    pure static int wrongNumber(Nat n) = match n { case Zero: 0; case Next(m): wrongNumber(n); }; //~ termination:not-decreasing

    pure static int okSum(int from, seq<int> s) = |s| == 0 ? from : okSum(from + s[0], s.tail);

    pure static int wrongSum(int from, seq<int> s) = |s| == 0 ? from : wrongSum(from + s[0], s.tail + seq<int>{0}); //~ termination:not-decreasing

    // The second gets less, the first does not: that is for `decreases` to say.
    pure static int wrongSecond(seq<int> s, Nat n) =
      match n { case Zero: |s|; case Next(m): wrongSecond(s, m); }; //~ termination:not-decreasing

    pure static int okSecond(seq<int> s, Nat n) decreases n; =
      match n { case Zero: |s|; case Next(m): okSecond(s, m); };

    pure static boolean okEven(Nat n) = match n { case Zero: true; case Next(m): okOdd(m); };
    pure static boolean okOdd(Nat n) = match n { case Zero: false; case Next(m): okEven(m); };

    pure static boolean wrongEven(Nat n) = match n { case Zero: true; case Next(m): wrongOdd(n); }; //~ termination:not-decreasing
    pure static boolean wrongOdd(Nat n) = match n { case Zero: false; case Next(m): wrongEven(m); };

    ghost static void okLemma(Nat n)
      ensures okNumber(n) >= 0;
    { match n { case Zero: case Next(m): okLemma(m); } }

    ghost static void wrongLemma(Nat n)
      ensures false;
    { wrongLemma(n); } //~ termination:not-decreasing

    ghost static void wrongDetour(Nat n)
      ensures false;
    { wrongBack(Next(n)); } //~ termination:not-decreasing

    ghost static void wrongBack(Nat n)
      requires n is Next;
      ensures false;
    { wrongDetour(n.before); }
  @*/

  // Of real code nothing is asked.
  //@ requires true;
  static void okReal(int n /*@ ghost seq<int> s @*/) {
    okReal(n /*@ s @*/);
  }
}
