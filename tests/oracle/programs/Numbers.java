/** What Java computes: each line is compared with what Java prints. */
class Numbers {
  static int calls = 0;

  static int count(int n) {
    calls++;
    return n;
  }

  static void integers() {
    byte b = (byte) 200;
    short s = (short) 70000;
    char c = (char) -1;
    System.out.println(b + " " + s + " " + (int) c);
    b += 100;
    s >>= 3;
    c++;
    System.out.println(b + " " + s + " " + (int) c);
    int i = Integer.MAX_VALUE;
    System.out.println(i + 1);
    System.out.println(-Integer.MIN_VALUE);
    System.out.println(Integer.MIN_VALUE / -1);
    System.out.println(Integer.MIN_VALUE % -1);
    System.out.println(-7 / 2 + " " + -7 % 2 + " " + 7 / -2 + " " + 7 % -2);
    System.out.println((1 << 33) + " " + (1L << 33) + " " + (-8 >> 1) + " " + (-8 >>> 28) + " " + (-8L >>> 60));
    System.out.println((5 & 3) + " " + (5 | 3) + " " + (5 ^ 3) + " " + ~5);
    long big = Long.MAX_VALUE;
    System.out.println(big + 1);
    System.out.println(big * 2);
    System.out.println((int) big);
    System.out.println((int) 3000000000L);
    int x = 5;
    x = x++ + ++x;
    System.out.println(x);
    int[] a = {1, 2, 3};
    int k = 0;
    a[k++] += k * 10;
    a[k] = k = 2;
    System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + k);
    x += 3.7;
    System.out.println(x);
    x *= 2L;
    System.out.println(x);
    char d = 'a';
    d += 1;
    System.out.println(d);
    System.out.println(d + 1);
    System.out.println((char) (d + 1));
  }

  static void floating() {
    System.out.println(1.0 / 3 + " " + 1.0f / 3 + " " + 1e10 + " " + 1e-5 + " " + 100.0 + " " + 1e7);
    System.out.println(0.0 / 0 + " " + 1 / 0.0 + " " + -1 / 0.0 + " " + -0.0);
    System.out.println((int) 1e20 + " " + (long) -1e30 + " " + (int) (0.0 / 0) + " " + (byte) 300.7);
    System.out.println((0.0 == -0.0) + " " + (0.0 / 0 == 0.0 / 0) + " " + (1.5f == 1.5));
    System.out.println(0.1 + 0.2);
    System.out.println(0.1f + 0.2f);
    System.out.println((float) 0.1 + " " + (double) 0.1f);
    System.out.println(5 % 3.5);
    System.out.println(Math.sqrt(2) + " " + Math.floor(-1.5) + " " + Math.ceil(-1.5) + " " + Math.abs(-2.5));
    System.out.println(Math.max(1, 2L) + " " + Math.min(-0.0, 0.0) + " " + Math.abs(Integer.MIN_VALUE));
    double sum = 0;
    for (int i = 0; i < 10; i++) {
      sum += 0.1;
    }
    System.out.println(sum);
  }

  static void order() {
    int[] a = new int[3];
    int i = 0;
    a[i = 1] = i + (i = 2);
    System.out.println(a[1] + " " + i);
    boolean both = count(1) > 0 | count(2) > 0;
    boolean one = count(1) > 0 || count(2) > 0;
    System.out.println(both + " " + one + " " + calls);
    int r = count(3) - count(1) * count(2);
    System.out.println(r + " " + calls);
    try {
      a[count(7)] = 1 / (count(1) - 1);
    } catch (ArithmeticException e) {
      System.out.println("division first: " + e.getMessage());
    }
    try {
      int[] none = null;
      none[count(0)] = count(9);
    } catch (NullPointerException e) {
      System.out.println("null " + calls);
    }
  }

  static String choose(int n) {
    switch (n) {
      case 1:
      case 2:
        return "few";
      case 3: {
        n += 10;
      }
      default:
        n++;
        break;
      case -1:
        return "minus";
    }
    return "n" + n;
  }

  static void control() {
    for (int n = -1; n < 5; n++) {
      System.out.print(choose(n) + " ");
    }
    System.out.println();
    outer:
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 4; j++) {
        if (j == 2) {
          continue outer;
        }
        if (i == 3) {
          break outer;
        }
        System.out.print(i * 10 + j + " ");
      }
    }
    System.out.println();
    int n = 0;
    do {
      n += 3;
      if (n % 2 == 0) {
        continue;
      }
      System.out.print(n + " ");
    } while (n < 12);
    System.out.println();
    block: {
      if (n > 5) {
        break block;
      }
      System.out.println("not here");
    }
    String word = switch (n) {
      case 12 -> "twelve";
      default -> "other";
    };
    System.out.println(word);
  }

  public static void main(String[] args) {
    integers();
    floating();
    order();
    control();
  }
}
