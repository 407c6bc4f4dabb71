// What a constructor is given may be newer than `this`, where it is made in the argument of this(…) or super(…).
class Part {
}

class Holder {
  Part part;
}

class Base {
  final Part part;

  Base(Part part)
    //@ ensures this.part == part;
  {
    this.part = part;
  }

  Base(Holder holder)
    //@ requires holder != null && acc(holder.part);
    //@ ensures acc(holder.part) && holder.part == old(holder.part) && part == holder.part;
  {
    part = holder.part;
  }
}

class Conditional extends Base {
  Conditional(boolean k)
    //@ ensures k ==> part != null;
  {
    super(k ? new Part() : null);
  }

  Conditional(boolean k, int i)
    //@ ensures !k; //~ postcondition:false
  {
    super(k ? new Part() : null);
    assert !k; //~ assert:false
  }
}

class Direct extends Base {
  Direct()
    //@ ensures part != null;
  {
    super(new Part());
  }

  Direct(int i)
    //@ ensures false; //~ postcondition:false
  {
    super(new Part());
  }

  Direct(Holder holder)
    //@ requires holder != null && acc(holder.part);
    //@ ensures acc(holder.part) && holder.part == part && part != old(holder.part);
  {
    super((holder.part = new Part()) == null ? null : holder);
  }

  Direct(Holder holder, int i)
    //@ requires holder != null && acc(holder.part);
    //@ ensures false; //~ postcondition:false
  {
    super((holder.part = new Part()) == null ? null : holder);
  }

  Direct(Part part, int i)
    //@ ensures this.part == part;
  {
    super(part);
  }

  Direct(int i, int j)
    //@ ensures part != null;
  {
    this(new Part(), i);
    Part other = new Part();
    assert part != other;
    assert false; //~ assert:false
  }
}

class Names {
  final String name;
  final int[] numbers;

  Names(String name, int[] numbers)
    //@ ensures this.name == name && this.numbers == numbers;
  {
    this.name = name;
    this.numbers = numbers;
  }

  Names(int i)
    //@ ensures name != null && numbers != null && numbers.length == 3;
  {
    this("number " + i, new int[3]);
  }

  Names(int i, int j)
    //@ ensures numbers != null && numbers.length == 3;
  {
    this("number " + i, new int[] {i, j, 7});
    assert numbers.length == 3;
    assert false; //~ assert:false
  }
}

// Constructor calls within arguments.
class Link extends Base {
  final Link next;

  Link(Part part, Link next)
    //@ ensures this.part == part && this.next == next;
  {
    super(part);
    this.next = next;
  }

  Link()
    //@ ensures part != null && next != null && next.part == null && next.next != null && next.next.next == null;
  {
    this(new Part(), new Link(null, new Link(new Part(), null)));
    assert next != this;
    assert false; //~ assert:false
  }
}
