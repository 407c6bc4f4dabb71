import java.util.ArrayList;
import java.util.Iterator;

// Where iterator() says nothing of its own, its contract is that of Iterable, which nobody satisfies: that is told here, and
// not in the library.
class Bare implements Iterable<String> {
  private final ArrayList<String> items = new ArrayList<>();

  public Iterator<String> iterator() { //~ contract:vacuous
    return items.iterator();
  }
}
