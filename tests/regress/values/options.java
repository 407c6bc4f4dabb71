// Options.
class Options {
  //@ ensures result == (o.isSome ? o.get : d);
  /*@ ghost pure int or(option<int> o, int d) = o.getOrElse(d); @*/

  /*@ ghost pure int wrong(option<int> o) = o.get; @*/ //~ contract:bounds

  //@ requires o != None;
  /*@ ghost pure int right(option<int> o) = o.get; @*/

  void code(int x)
  {
    //@ ghost option<int> o = None;
    //@ assert !o.isSome && o.getOrElse(3) == 3;
    //@ set o = Some(x);
    //@ assert o.get == x && o != None && o == Some(x);
    //@ assert o == Some(x + 1); //~ assert:false
  }

  void none()
  {
    //@ ghost option<int> o;
    //@ assert o == None;
    //@ assert o.get == o.get; //~ array:bounds
  }

  //@ requires Some(x) == Some(y);
  //@ ensures result == true;
  /*@ ghost pure boolean injective(int x, int y) = x == y; @*/

  //@ requires o.isSome == p.isSome && (o.isSome ==> o.get == p.get);
  //@ ensures result == true;
  /*@ ghost pure boolean same(option<int> o, option<int> p) = o == p; @*/

  //@ requires o.isSome == p.isSome;
  //@ ensures result == true; //~ postcondition:false
  /*@ ghost pure boolean wrongSame(option<int> o, option<int> p) = o == p; @*/
}
