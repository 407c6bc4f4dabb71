//: --overflow=unbounded
// The arms of a switch are joined: the paths of these do not multiply.
class Joins {
  int x, y;

  void ok(int a, int b, int c)
    //@ requires acc(x) && acc(y) && x == 0 && y == 0;
    //@ ensures acc(x) && acc(y) && 0 <= x && x <= 9 && y == 0;
  {
    switch (a) {
      case 1 -> x += 1;
      case 2 -> x += 2;
      case 3 -> x += 3;
    }
    switch (b) {
      case 1: x += 1; break;
      case 2: x += 2; break;
      case 3: x += 3; break;
    }
    switch (c) {
      case 1 -> x += 1;
      case 2 -> x += 2;
      default -> x += 3;
    }
  }

  void wrong(int a, int b)
    //@ requires acc(x) && x == 0;
    //@ ensures acc(x) && x <= 5; //~ postcondition:false
  {
    switch (a) {
      case 1 -> x += 1;
      case 2 -> x += 2;
      case 3 -> x += 3;
    }
    switch (b) {
      case 1: x += 1; break;
      case 2: x += 2;
      case 3: x += 3; break;
    }
  }

  //@ predicate valid() = acc(x) ** acc(y) ** x == y;

  // Arms whose heaps differ in shape stay apart.
  void okShapes(int a)
    //@ requires valid();
    //@ ensures valid();
  {
    //@ open valid();
    switch (a) {
      case 1:
        x++;
        y++;
        //@ close valid();
        break;
      default:
        x = 1;
        y = 1;
    }
  }

  void wrongShapes(int a)
    //@ requires valid();
    //@ ensures valid(); //~ postcondition:predicate
  {
    //@ open valid();
    switch (a) {
      case 1:
        x++;
        //@ assert x == y + 1;
        break;
      default:
        x = 1;
        y = 1;
    }
  }
}
