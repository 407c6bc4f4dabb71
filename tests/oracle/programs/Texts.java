// Texts that are read as numbers, formats that choose, and names of classes.
class Texts {
  static class Counter {
    int n;
  }

  static class Wrong extends RuntimeException {
    Wrong(String message) {
      super(message);
    }
  }

  // What stands before the hash code, which differs between runs.
  static String nameOf(Object object) {
    String text = String.valueOf(object);
    return text.substring(0, text.indexOf("@") + 1);
  }

  static void read(int which) {
    try {
      switch (which) {
        case 0:
          Integer.parseInt(null);
          break;
        case 1:
          System.out.println(Integer.parseInt("-zz", 36) + Integer.parseInt("+7f", 16) + Integer.parseInt("-1", 2));
          break;
        case 2:
          Integer.parseInt("99", 8);
          break;
        case 3:
          Integer.parseInt("1", 37);
          break;
        case 4:
          Integer.parseInt("1", 1);
          break;
        case 5:
          Double.parseDouble("abc");
          break;
        case 6:
          Double.parseDouble(" ");
          break;
        case 7:
          System.out.println(Double.parseDouble(" 1e3f ") + " " + Double.parseDouble("-.5") + " " + Double.parseDouble("1e400")
              + " " + Double.parseDouble("4.9e-325") + " " + Double.parseDouble("-Infinity") + " " + Double.parseDouble("+0003.250d"));
          break;
        case 8:
          Double.parseDouble("1e");
          break;
        case 9:
          Object[] counters = new Counter[1];
          counters[0] = "text";
          break;
        case 10:
          Long.parseLong("1L");
          break;
        default:
          throw new Wrong("the end");
      }
    } catch (RuntimeException e) {
      System.out.println(which + ": " + e);
    }
  }

  public static void main(String[] args) {
    System.out.println(nameOf(new Counter()) + nameOf(new Texts()) + nameOf(new int[0]) + nameOf(new Counter[0])
        + nameOf(new String[1][1]) + nameOf(new boolean[2][]));
    for (int i = 0; i <= 11; i++) read(i);
    double[] numbers = {0, 1, -0.5, 123456.5, 1234567, 0.0001, 0.00001, 99999.95, 1e300, 5e-324, 1.0 / 3};
    for (double number : numbers)
      System.out.println(String.format("%g|%.3g|%12.4g|%-14.1g|%G|%.0g", number, number, number, number, number, number));
    System.out.println(String.format("%g %g", 1.0 / 0, 0.1f));
  }
}
