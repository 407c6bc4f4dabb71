package b;

import static a.Pair.*;
import static a.Read.*;

import a.Pair.Inner;
import a.Read;

class ByStaticImport {
  // Java calls g(int) of the record.
  static void leftOut() {
    assert g(1) == 6;
  }

  static void alsoLeftOut() {
    Inner i = new Inner();
    assert i.v() == 9;
  }

  static void qualified() {
    Read.Inner i = new Read.Inner();
    assert i.v() == 9 && Read.g(1) == 6;
    String s = "a";
    assert s.length() == 2; //~ assert:false
  }
}
