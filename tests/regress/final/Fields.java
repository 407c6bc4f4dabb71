//: --overflow=unbounded
// A final field is read without permission, of an object that is there.
class Point {
  final int x;
  final int y;
  int moves;

  Point(int x, int y)
    //@ ensures this.x == x ** this.y == y ** acc(moves) ** moves == 0;
  {
    this.x = x;
    this.y = y;
  }

  // Another constructor; one branch for each value.
  Point(boolean flag)
    //@ ensures flag ==> this.x == 1 && y == 2;
    //@ ensures !flag ==> this.x == y;
  {
    int v = 7;
    if (flag) {
      x = 1;
      v = 2;
    } else {
      x = 7;
    }
    y = v;
    assert flag || x == y;
  }

  Point(int both)
    //@ ensures x == both && y == both + 1; //~ postcondition:false
  {
    x = both;
    y = x;
  }

  int sum()
    //@ ensures \result == x + y;
  {
    return this.x + y;
  }

  /*@ pure @*/ int first()
    //@ ensures \result == x;
  {
    return x;
  }

  void keep(Point other)
    //@ requires other != null;
  {
    int before = x, theirs = other.x;
    other.sum();
    assert x == before && other.x == theirs;
    assert first() == before;
    assert x == other.x; //~ assert:false
  }

  static int of(Point p) {
    return p.x; //~ read:null
  }

  static int ofArgument(Point p)
    //@ requires p.x == 3; //~ contract:null
  {
    return p.x;
  }

  //@ requires p != null ** p.x == 3;
  //@ ensures p.x == 4; //~ postcondition:false
  static void keeps(Point p) {
  }
}

class Client {
  void client() {
    Point p = new Point(1, 2), q = new Point(3, 4);
    assert p.x == 1 && p.y == 2 && q.x == 3 && p.first() == 1;
    int s = p.sum();
    assert s == 3;
    assert q.y == 5; //~ assert:false
  }
}
