import java.util.*;

class Functions {
  public static void main(String[] args) {
    for (char c : "a Z9_\t~z0/:@[`{".toCharArray()) {
      System.out.print(Character.isWhitespace(c) + " " + Character.isLetterOrDigit(c) + Character.isUpperCase(c) + Character.isLowerCase(c));
      System.out.print(Character.toUpperCase(c));
      System.out.print(Character.toLowerCase(c));
      System.out.println(" " + Character.getNumericValue(c) + Character.digit(c, 16) + Character.digit(c, 10) + Character.compare(c, 'k') + Character.toString(c));
    }
    int[] numbers = {0, 1, -1, 255, -256, 2147483647, -2147483648};
    for (int n : numbers)
      System.out.println(Integer.toHexString(n) + " " + Integer.toBinaryString(n) + " " + Integer.bitCount(n) + " " + Integer.hashCode(n) + Long.hashCode(n * 3L) + Long.signum(n) + Long.toString(n));
    for (String s : new String[] {"12", "-7", "+3", "", "x", "2147483648", "-2147483648", "9223372036854775807", "9223372036854775808", "+", "+-1"}) {
      try {
        System.out.print(Long.parseLong(s) + " ");
        System.out.println(Integer.parseInt(s) + " " + Integer.valueOf(s));
      } catch (NumberFormatException e) {
        System.out.println("no number " + s);
      }
    }
    System.out.println(Boolean.parseBoolean("TrUe") + " " + Boolean.parseBoolean(null) + Boolean.parseBoolean("yes") + Boolean.compare(true, false) + Boolean.hashCode(false) + Boolean.toString(true));
    for (double d : new double[] {0.5, -0.5, 1.5, -1.5, 2.4999, 1e300, -1e300, 0.49999999999999994, 0.0 / 0.0})
      System.out.println(Math.round(d) + " " + Double.isNaN(d) + Double.compare(d, -0.0) + Double.compare(0.0 / 0.0, d));
    System.out.println(Objects.hash("a", 1, null) + " " + Objects.hashCode("xyz") + Objects.hashCode(null) + Objects.toString(null) + Objects.toString(5) + Objects.toString(null, "q"));
    System.out.println(Objects.requireNonNullElse(null, "z") + Objects.checkIndex(2, 3) + Optional.of("o").orElseThrow());
    try {
      Objects.checkIndex(3, 3);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    String text = "abcabc";
    System.out.println(text.indexOf("c", 3) + " " + text.indexOf("", 99) + text.indexOf("a", -5) + text.lastIndexOf('a', 2) + text.lastIndexOf('c', -1) + text.startsWith("bc", 4) + text.startsWith("", 7));
    System.out.println(text.replace("bc", "x") + text.replace("", "-") + text.replace("q", "r") + "aaa".replace("aa", "b"));
    for (String s : new String[] {"a,b,,c,,", "", ",", "abc", ",a"}) {
      for (String part : s.split(",")) System.out.print("[" + part + "]");
      System.out.println(s.split(",").length);
    }
    for (String part : "  one two\t three ".split("\\s+")) System.out.print("[" + part + "]");
    System.out.println("[" + " x ".stripLeading() + "][" + " x ".stripTrailing() + "][" + "\t\0 ".strip().length() + "\0".isBlank() + "]");
    StringBuilder b = new StringBuilder("hello");
    Object boxed = 7;
    b.append(boxed).delete(1, 3).append((Object) null);
    System.out.println(b + b.substring(2) + b.substring(1, 3) + b.indexOf("l") + b.lastIndexOf("l") + b.delete(2, 99));
  }
}
