// What the main method asks for must be there when the program starts: static fields as their initialisers
// leave them, and the arguments.
class Config {
  static int size = 5, double_ = size * 2;
  static int zero;
  static int[] table = new int[size];

  static {
    if (zero == 0) {
      zero = 3;
    }
  }
}

class Failing {
  static int x = 1 / zero(); //~ arithmetic:division-by-zero

  static int zero()
    //@ ensures \result == 0;
  {
    return 0;
  }
}

class Cell {
  int x;
}

class Good {
  //@ requires args != null ** acc(args.elems);
  //@ requires acc(Config.size) ** acc(Config.double_) ** acc(Config.table) ** acc(Config.table.elems);
  //@ requires Config.size == 5 ** Config.double_ == 10 ** Config.table.length == 5;
  //@ requires acc(Config.zero) ** Config.zero == 3;
  public static void main(String[] args) {
    Config.table[4] = Config.size;
  }
}

class WrongStart {
  //@ requires acc(Config.size) ** Config.size == 6; //~ precondition:false
  public static void main(String[] args) {
  }
}

class StartWithArguments {
  //@ requires args != null ** args.length == 2; //~ precondition:false
  public static void main(String[] args) {
  }
}

class StartWithMore {
  static Cell some = new Cell(), same = some;

  //@ requires acc(some) ** acc(same) ** some != null ** acc(some.x) ** some.x == 0 ** same == some;
  //@ requires acc(same.x); //~ precondition:permission
  public static void main(String[] args) {
  }
}

class StartWithNothing {
  static int count;

  public static void main(String[] args) {
    count = 1; //~ write:permission
  }
}
