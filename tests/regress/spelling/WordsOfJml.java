//: --overflow=unbounded
// Words of VerCors and JML that mean what others mean.
class WordsOfJml {
  int x;

  //@ ensures \result <==> n > 0;
  static boolean positive(int n) { return n > 0; }
  //@ ensures \result <==> n > 0 && m > 0; //~ postcondition:false
  static boolean both(int n, int m) { return n > 0; }
  //@ requires a <==> b;
  //@ requires b ==> c <==> true;
  //@ ensures a ==> c;
  static void loosest(boolean a, boolean b, boolean c) { }

  static int length(/*@ non_null @*/ int[] a) { return a.length; }
  static int lengthOrNull(int[] a) { return a.length; } //~ array:null
  static void calls(int[] a) {
    length(a); //~ precondition:false
  }
  /*@ non_null @*/ static String text() { return "text"; }
  /*@ non_null @*/ static String none() { return null; } //~ postcondition:false

  //@ requires \array(a, n);
  //@ ensures a != null && a.length == n;
  static void array(int[] a, int n) { }
  //@ ensures \array(\result, n); //~ postcondition:false
  //@ requires n >= 0;
  static int[] make(int n) { return new int[n + 1]; }

  //@ ensures acc(x) && x == 1;
  /*@ pure @*/ WordsOfJml() { x = 1; }

  //@ model int twice(int n) { return n + n; }
  //@ public model pure int thrice(int n) { return n + n + n; }
  //@ ensures twice(2) + thrice(1) == 7;
  void models() { }
  //@ ensures twice(2) == 5; //~ postcondition:false
  void modelsNot() { }

  /*@ public exceptional_behavior
        requires n < 0;
        signals (IllegalArgumentException e) true; @*/
  static void fails(int n) {
    throw new IllegalArgumentException();
  }
  /*@ public exceptional_behavior //~ postcondition:false
        requires n < 1;
        signals (IllegalArgumentException e) true; @*/
  static void failsNot(int n) {
    if (n < 0) throw new IllegalArgumentException();
  }

  //@ signals_only IllegalArgumentException;
  static void only(int n) {
    if (n < 0) throw new IllegalArgumentException();
  }
  //@ signals_only \nothing;
  static void nothing(int n) {
    if (n < 0) throw new IllegalArgumentException(); //~ exception:uncaught
  }
  //@ signals_only IllegalArgumentException;
  static void other(int n) {
    if (n < 0) throw new IllegalStateException(); //~ exception:uncaught
  }
}
class WordsBelow extends WordsOfJml {
  //@ also
  //@ ensures true;
  public String toString() { return "below"; }
}
