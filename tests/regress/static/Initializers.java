// Static initialisers are verified on their own: they own the static fields of their class, with default
// values, and nothing else. Nobody else knows what they did, but the main method may ask for it.
class Config {
  static int size = 5, double_ = size * 2;
  static int zero;
  static int[] table = new int[size];

  static {
    int n = 0;
    while (n < table.length)
      //@ invariant acc(table) ** acc(size) ** acc(table.elems) ** table.length == 5 ** size == 5;
      //@ invariant 0 <= n <= 5;
    {
      table[n] = n;
      n++;
    }
  }

  static {
    int n = 7;
    assert size == 5 && double_ == 10 && zero == 0 && n == 7;
    assert table.length == 5;
    assert zero == 1; //~ assert:false
  }

  // What the initialisers did is not known where the fields are used.
  //@ requires acc(size);
  static void user() {
    assert size == 5; //~ assert:false
  }
}

class Wrong {
  static int a = 1 / Wrong.zero; //~ arithmetic:division-by-zero
  static int zero = 0;
  static int b = Config.size; //~ read:permission
}

class AlsoWrong {
  static {
    Config.size = 6; //~ write:permission
  }
}

class Quiet {
  static int a = -5;
  static boolean b = true;
  static Object o = null;
}

class Blocks {
  static int x;

  static {
    x = 1;
    if (x == 1) {
      x = 2;
    }
    assert x == 2;
  }
}
