// Values of final fields that are made together with their objects.
class Cell {
  int v;
}

class Owner {
  final Cell cell;
  final int[] items = new int[4];
  Cell other;

  //@ predicate valid() = acc(cell.v) ** acc(items.elems) ** items.length == 4;

  Owner()
    //@ ensures valid() ** acc(other) ** cell != null;
  {
    Cell c = new Cell();
    c.v = 3;
    cell = c;
    assert this.cell == c && this.cell.v == 3;
  }

  Owner(Cell c)
    //@ requires c != null;
    //@ ensures cell == c ** acc(items.elems);
  {
    cell = c;
    Cell d = new Cell();
    assert d != cell && d != c;
    other = d;
    assert cell != other;
  }

  Owner(Cell c, int early)
    //@ requires acc(c.v);
    //@ ensures acc(c.v) ** cell != c; //~ postcondition:false
    //@ ensures acc(cell.v); //~ postcondition:permission
  {
    c.v = early;
    cell = c;
  }

  // After the last final field has its value `this` is like any other object.
  Owner(int v)
    //@ ensures valid();
  {
    cell = new Cell();
    cell.v = v;
    //@ close valid();
    assert peek() == v;
    set(9);
    assert peek() == 9;
    assert peek() == v; //~ assert:false
  }

  /*@ pure @*/ int peek()
    //@ requires valid();
  {
    return cell.v;
  }

  void set(int v)
    //@ requires valid();
    //@ ensures valid() ** peek() == v;
  {
    cell.v = v;
  }

  void fresh()
    //@ requires valid();
  {
    Cell c = new Cell();
    assert c != cell;
    assert items != null && items.length == 4;
    assert cell == null; //~ assert:false
  }
}

// Without a constructor the creator runs the initialisers.
class Plain {
  final Cell cell = new Cell();
  final Cell same = cell;
  final boolean flag = cell != null;
  int count;

  {
    cell.v = 5;
  }
}

class Clients {
  void client() {
    Plain p = new Plain(), q = new Plain();
    assert p.cell == p.same && p.flag && p.cell != q.cell && p.cell != null;
    assert p != q;
    p.count = 1;
    assert p.cell.v == 5;
    Cell c = new Cell();
    assert c != p.cell && c != q.same;
    Owner o = new Owner(c);
    assert o.cell == c && o.items != null;
    Owner u = new Owner();
    Cell d = new Cell();
    assert d != u.cell;
    assert u.peek() == 3; //~ assert:false
  }

  void aliases(Owner o)
    //@ requires acc(o.cell.v) ** o != null; //~ contract:null
  {
  }

  void held(Owner o, Owner p)
    //@ requires o != null ** p != null ** acc(o.cell.v) ** acc(p.cell.v);
    //@ ensures acc(o.cell.v) ** acc(p.cell.v);
  {
    assert o != p && o.cell != p.cell;
    o.cell.v = 3;
    p.cell.v = 4;
    assert o.cell.v == 3;
  }
}
