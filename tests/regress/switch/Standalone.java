// A switch where no type is wanted has values of the type that they have in common; where one is wanted, each
// is converted to that (JLS 15.28.1).
class Standalone {
  static void okCommon() {
    int k = 1;
    var number = switch (k) {
      case 1 -> 16777217;
      default -> 2.5f;
    };
    assert number == 16777216.0;
  }

  static void wrongCommon() {
    int k = 1;
    var number = switch (k) {
      case 1 -> 16777217;
      default -> 2.5f;
    };
    assert number == 16777217.0; //~ assert:false
  }

  static void okWanted() {
    int k = 1;
    double number = switch (k) {
      case 1 -> 16777217;
      default -> 2.5f;
    };
    assert number == 16777217.0;
    takes(switch (k) {
      case 1 -> 16777217;
      default -> 2.5f;
    });
  }

  static void wrongWanted() {
    int k = 1;
    double number = (double) switch (k) {
      case 1 -> 16777217;
      default -> 2.5f;
    };
    assert number == 16777217.0; //~ assert:false
  }

  static void wrongArgument() {
    int k = 1;
    takes((switch (k) { //~ precondition:false
      case 1 -> 16777217;
      default -> 2.5f;
    }) + 0);
  }

  //@ requires number == 16777217.0;
  static void takes(double number) {
  }

  static void wrongText() {
    int k = 1;
    String text = "" + switch (k) {
      case 1 -> 1;
      default -> 2.5f;
    };
    assert text.equals("1"); //~ assert:false
  }

  static void okArrays(int k) {
    var cells = switch (k) {
      case 1 -> new Cell[1];
      default -> new Cell[2];
    };
    cells[0] = new Cell();
  }

  static void okElements() {
    int k = 1;
    double[] numbers = {switch (k) {
      case 1 -> 3;
      default -> 2;
    }, 7};
    int[][] rows = {{switch (k) {
      default -> 5;
    }}};
    assert numbers[0] == 3.0 && rows[0][0] == 5;
  }

  static void wrongElements() {
    int k = 1;
    int[] numbers = new int[] {switch (k) {
      case 1 -> 3;
      default -> 2;
    }};
    assert numbers[0] == 2; //~ assert:false
  }

  static class Cell {
  }
}
