//: --overflow=unbounded
// Lemmas that would prove themselves.
interface Shape {
  //@ ghost void anything() ensures false;
}
class Round implements Shape {
  //@ ghost void anything() ensures false; { other(this); } //~ termination:not-decreasing
  //@ ghost static void other(Shape s) requires s != null; ensures false; { s.anything(); } //~ termination:not-decreasing
}
class Paths {
  // One of two paths.
  /*@ ghost static void onePath(int n, boolean b)
        ensures n < 0; //~ postcondition:false
        decreases n;
      {
        if (b) {
          if (n > 0) onePath(n - 1, b);
        } else {
          onePath(n, true); //~ termination:not-decreasing
        }
      } @*/

  // Kinds of measures do not mix.
  //@ ghost static void measured(int n) requires n > 0; decreases n; { heap(n - 1); } //~ termination:not-decreasing
  //@ ghost static void heap(int n) { if (n > 0) measured(n); } //~ termination:not-decreasing

  // In a loop.
  /*@ ghost static void looped(int n)
        requires n >= 0;
        ensures n >= 0;
        decreases n;
      {
        int i = 0;
        invariant 0 <= i <= 1;
        decreases 1 - i;
        while (i < 1) {
          looped(n); //~ termination:not-decreasing
          i = i + 1;
        }
      } @*/

  // What a call ensures is known behind it only.
  /*@ ghost static void behind(int n)
        ensures n < 0;
        decreases n;
      {
        if (n >= 0) behind(n + 1); //~ termination:not-decreasing
      } @*/

  // The parameter is assigned: its measure is that on entry.
  /*@ ghost static void assigned(int n)
        requires n >= 0;
        ensures false;
        decreases n;
      {
        n = n + 1;
        assigned(n - 1); //~ termination:not-decreasing
      } @*/
  /*@ ghost static void kept(int n)
        requires n >= 0;
        ensures n == 5; //~ postcondition:false
        decreases n;
      {
        n = 5;
      } @*/
  /*@ ghost static void nonNegative(int n)
        requires n > -10;
        ensures n >= -10;
        decreases n;
      {
        if (n > -9) nonNegative(n - 1); //~ termination:not-decreasing
      } @*/
}
class Heaps {
  int x;
  Heaps next;
  //@ ghost int g;
  //@ predicate list() = acc(next) && (next != null ==> next.list());
  //@ ghost Heaps ghostNext;
  //@ predicate ghosts() = acc(ghostNext) && (ghostNext != null ==> ghostNext.ghosts());
  // All that the first takes the second takes, too.
  //@ ghost void first() requires acc(x); ensures false; { second(); } //~ termination:not-decreasing
  //@ ghost void second() requires acc(x); ensures false; { first(); } //~ termination:not-decreasing
  // Half a location is left, not one.
  //@ ghost void half() requires acc(x, 1/2); ensures false; { rest(); } //~ termination:not-decreasing
  //@ ghost void rest() ensures false; { half(); } //~ precondition:permission
  /*@ ghost void walksGhosts() requires ghosts(); ensures ghosts(); {
        open ghosts();
        if (ghostNext != null) ghostNext.walksGhosts(); //~ termination:not-decreasing
        close ghosts();
      } @*/
  /*@ ghost void walks() requires list(); ensures list(); {
        open list();
        if (next != null) next.walks();
        close list();
      } @*/
}
