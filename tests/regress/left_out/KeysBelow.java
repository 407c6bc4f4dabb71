import java.util.Set;

class Cell {}

// What is left out may have an `equals` of its own: objects of that class are no keys.
class KeysBelow {
  static Cell other() {
    return new Cell() { //~ W0009
      public boolean equals(Object other) {
        return true;
      }
    };
  }

  static void wrongAdd(Set<Cell> cells, Cell cell)
    //@ requires cells != null && cells.valid() && cell != null;
  {
    cells.add(cell); //~ precondition:false
  }
}
