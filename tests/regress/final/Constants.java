//: --overflow=unbounded
// A final field whose initial value is a constant expression has this value everywhere.
class Config {
  static final int MAX = 10;
  static final int TWICE = MAX * 2 + 1, NEGATIVE = -TWICE;
  static final boolean DEBUG = MAX > 5 && !false;
  static final String NAME = "warrant";
  static final int CHOICE = DEBUG ? Config.LATER : 0;
  static final int LATER = Other.FAR + 1;
  final int size = MAX + 1;
  final boolean open = true;
  int[] items = new int[TWICE];

  Config()
    //@ ensures acc(items) ** items != null ** items.length == 21;
  {
    assert size == 11 && open;
  }

  static void constants() {
    assert MAX == 10 && TWICE == 21 && NEGATIVE == -21 && DEBUG;
    assert LATER == 101 && CHOICE == 101 && Config.MAX == 10;
    assert NAME == "warrant" && NAME != null;
    assert MAX == 11; //~ assert:false
  }

  void instance(Config c) {
    assert size == 11 && this.size == 11;
    int n = c.size; //~ read:null
  }

  //@ requires n <= Other.FAR;
  //@ ensures \result <= Other.FAR + Config.MAX;
  static int inContracts(int n) {
    return n + MAX;
  }
}

class Other {
  static final int FAR = 100, ZERO = 0;
  static final int DIVIDED = FAR / Other.ZERO; //~ arithmetic:division-by-zero

  static void user() {
    Config c = new Config();
    assert c.size == 11;
    int x = Config.inContracts(100);
    assert x <= 110;
    int y = Config.inContracts(101); //~ precondition:false
  }
}

class Computed {
  static final int A = one();
  static final int B = A + 1;
  static final Object LOCK = new Object();
  static final int[] TABLE = new int[5];

  static int one()
    //@ ensures \result == 1;
  {
    return 1;
  }

  static void user() {
    assert A == A && LOCK != null && TABLE != null;
    int[] t = new int[5];
    assert t != TABLE;
    assert B == A + 1; //~ assert:false
  }

  static void unknown() {
    assert A == 1; //~ assert:false
  }

  static {
    assert A == 1 && B == 2 && TABLE.length == 5;
    assert A == 2; //~ assert:false
  }

  static void main(String[] args)
    //@ requires A == 1 && B == 2 && TABLE.length == 5 ** acc(TABLE.elems);
  {
    assert TABLE[3] == 0; //~ assert:false
  }
}
