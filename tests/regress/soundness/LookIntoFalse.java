// Looking into what was closed uses no definition that there is not: of a recursion that does not end, of a
// body that is not well-defined, of a call that is not made.
class Endless {
  Endless next;

  //@ predicate valid() = acc(next) ** (next != null ==> next.valid());

  /*@ pure int here() requires valid();
    @   = opening valid() in (next == null ? 0 : 1 + next.there());
    @*/

  /*@ pure int there() requires valid();
    @   = 1 + there(); //~ termination:not-decreasing
    @*/

  /*@ pure int up() requires valid();
    @   = opening valid() in (next == null ? 0 : 1 + up()); //~ termination:not-decreasing
    @*/

  static void client() {
    Endless last = new Endless();
    Endless first = new Endless();
    first.next = last;
    //@ assert first.valid();
    //@ assert last.there() == last.there();
    //@ assert false; //~ assert:false
  }

  static void clientUp() {
    Endless last = new Endless();
    Endless first = new Endless();
    first.next = last;
    //@ assert first.here() >= 0; //~ assert:false
    //@ assert first.up() != first.up() + 1;
    //@ assert false; //~ assert:false
  }
}

class Partial {
  Partial next;
  int value;

  //@ predicate valid() = acc(next) ** acc(value) ** (next != null ==> next.valid());

  /*@ pure int nth(int i) requires valid() && 0 <= i;
    @   = opening valid() in (i == 0 ? value : next.nth(i - 1)); //~ contract:null
    @*/

  /*@ pure int last(int i) requires valid() && 0 <= i;
    @   = opening valid() in (i == 0 ? value : next == null ? 100 / i : next.last(i - 1));
    @*/

  static void client(int i) {
    Partial last = new Partial();
    last.value = 2;
    Partial first = new Partial();
    first.value = 1;
    first.next = last;
    //@ assert first.valid();
    //@ assert first.nth(0) == 1; //~ assert:false
  }

  // The call in the definition is made where `i` is not 0; for -1 it is not made at all.
  static void clientOfLast(int i) {
    Partial last = new Partial();
    last.value = 2;
    Partial first = new Partial();
    first.value = 1;
    first.next = last;
    //@ assert 0 <= i ==> first.last(i) == (i == 0 ? 1 : i == 1 ? 2 : 100 / (i - 1));
    //@ assert false; //~ assert:false
  }
}
