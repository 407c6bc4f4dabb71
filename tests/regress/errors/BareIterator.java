import java.util.Iterator;

// An iterator without annotations: what the library leaves to it is named (tests/cli/library.sh).
class BareIterator implements Iterator<Integer> { //~ W0004
  private int n;

  public boolean hasNext() { //~ W0005
    return n < 3;
  }

  public Integer next() {
    return n++;
  }
}
