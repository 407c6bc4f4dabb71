// What is matched may stand in parentheses, as of `switch`.
//@ datatype Shape = Point() | Box(int width, Shape inner);
class MatchInParentheses {
  //@ ghost static pure int width(Shape s) { return match (s) { case Point: 0; case Box(w, i): w; }; }
  //@ ghost static pure int made(int n) { return match (Box(n, Point())) { case Point: 0; case Box(w, i): w; }; }

  static void inContract(/*@ ghost Shape s @*/)
    //@ requires match (s) { case Point: false; case Box(w, i): w == 3; };
    //@ ensures width(s) == 3 && made(4) == 4;
    //@ ensures made(4) == 5; //~ postcondition:false
  { }

  static void inStatement(/*@ ghost Shape s @*/)
  {
    /*@ ghost {
      int n = 0;
      match (s) { case Point: n = 1; case Box(w, i): n = 2; }
      assert n == 1 || n == 2;
      assert n == 1; //~ assert:false
    } @*/
  }

  // A method of that name is one.
  /*@ pure @*/ static int match(int n)
    //@ ensures result == n;
  { return n; }

  static void called()
  {
    //@ assert match(3) == 3;
    match(4);
  }
}
