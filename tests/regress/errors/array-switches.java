// What is stored into an array that has several types might not fit.
class ArraySwitches {
  static class Cell {
  }

  static class Special extends Cell {
  }

  static void wrong(int k) {
    var cells = switch (k) {
      case 1 -> new Special[1]; //~ W0009
      default -> new Cell[1];
    };
    cells[0] = new Cell();
  }

  static void wrongAtOnce(int k) {
    (switch (k) {
      case 1 -> new Special[1]; //~ W0009
      default -> new Cell[1];
    })[0] = new Cell();
  }
}
