// Java calls it when nobody refers to the object any more: in any state.
class Closed {
  int n;

  protected void finalize() { //~ W0009
    assert n == 1;
  }
}
