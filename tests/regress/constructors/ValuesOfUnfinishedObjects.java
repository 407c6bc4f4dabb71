// What pure methods say of an object that is being made may be about final fields that a subclass assigns later.
class Thing {
}

abstract class Named {
  Thing thing;

  Named()
    //@ ensures acc(thing) && thing != null;
  {
    thing = new Thing();
  }

  Named(int i)
    //@ ensures acc(thing) && owner() != thing; //~ postcondition:false
  {
    thing = new Thing();
  }

  Named(boolean b)
    //@ ensures acc(thing) && thing != null;
  {
    thing = new Thing();
    //@ assert owner() != thing; //~ assert:false
  }

  abstract /*@ pure @*/ Thing owner();
}

class Own extends Named {
  final Thing own;

  Own()
    //@ ensures acc(thing) && owner() == thing;
  {
    own = thing;
  }

  Own(int i)
    //@ ensures acc(thing) && owner() != null;
  {
    super();
    own = new Thing();
    assert own != thing;
  }

  /*@ pure @*/ Thing owner() {
    return own;
  }
}

// Initialisers that make what is newer than their object.
class Part {
  final Thing first = new Thing();
  final Thing second = new Thing();

  //@ pure boolean differ() = first != second;
}

class Whole extends Part {
  final Thing third = new Thing();
  Thing fourth = third;
}

class Uses {
  static void ok() {
    Whole whole = new Whole();
    Thing later = new Thing();
    assert whole.first != whole.second;
    assert whole.third == whole.fourth;
    assert later != whole.first && later != whole.third;
    Whole other = new Whole();
    assert whole.third != other.third;
  }

  static void wrong() {
    Whole whole = new Whole();
    assert whole.first == whole.second; //~ assert:false
  }

  static void reached() {
    Whole whole = new Whole();
    assert false; //~ assert:false
  }
}
