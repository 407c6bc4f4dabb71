// What javac would see another way: classes, bodies and definitions that begin in code and end in an annotation,
// or the other way round.
//@ package p; //~ W0011
//@ import java.util.List; //~ W0011

class Shown {
}

/*@ class Ghost {
  @   static pure int one() = 1;
  @ }
  @*/

class Places {
  Ghost named; //~ W0007

  static int call() {
    return Ghost.one(); //~ W0007
  }

  static boolean test(Object o) {
    return o instanceof Ghost; //~ W0007
  }

  //@ ensures result == Ghost.one();
  static int meant() {
    return 1;
  }

  //@ static class Shown { }

  static void hidden() {
    Object other = new Shown(); //~ W0007
  }

  void method() {
    int x = 3;
    /*@ } //~ W0011
    @*/

  { int y = 1; /*@ } //~ W0011
  @*/

  //@ pure int function() { return 1;
  } //~ W0011

  /*@ pure @*/ static native int defined() /*@ = 3; @*/; //~ W0011

  //@ pure static int definedToo() = 3;
}

/*@ pure @*/ class OfMethods { //~ W0011
}

/*@ abstract @*/ class OfJava { //~ W0011
}

class Open { /*@ } //~ W0011
@*/

/*@ class Close { @*/ } //~ W0002 //~ W0011
