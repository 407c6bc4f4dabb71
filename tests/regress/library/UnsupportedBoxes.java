import java.util.ArrayList;
import java.util.List;
import java.util.Vector;

// What would let a function tell which object a box is, and what is below the library's collections.
class UnsupportedBoxes {
  /*@ pure @*/ static boolean unsound() {
    Integer a = 128, b = 128; //~ W0005
    return a == b;
  }

  static void unread(Vector<String> vector) { //~ W0003
    for (String text : vector) {
    }
  }

  static void takenBack(List<String> list)
    //@ requires list != null && list.valid();
  {
    for (String text : list)
      //@ invariant acc(list.valid(), 1/2) && list.lent(list.order());
    {
      //@ list.takeBack(list.order()); //~ W0009
      list.clear();
    }
  }

  static void outside() {
    //@ assert \index == 0; //~ W0010
  }
}

class Below extends ArrayList<String> { //~ W0009
}

abstract class BelowInterface implements List<String> { //~ W0009
}
