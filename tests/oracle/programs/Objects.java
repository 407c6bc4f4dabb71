import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;

interface Shape {
  int area();

  default String describe() {
    return "shape of " + area();
  }
}

abstract class Named implements Shape {
  static int made = start();
  final String name;
  int number = 7;

  static int start() {
    System.out.println("Named starts");
    return 0;
  }

  {
    number += 1;
    made++;
  }

  Named(String name) {
    this.name = name;
    System.out.println("Named " + name + " " + number + " " + hook());
  }

  String hook() {
    return "above";
  }
}

class Square extends Named {
  int side = 3;

  Square(int side) {
    super("square");
    this.side = side;
  }

  Square() {
    this(5);
    System.out.println("plain");
  }

  public int area() {
    return side * side;
  }

  @Override
  String hook() {
    return "below " + side;
  }

  @Override
  public String toString() {
    return name + "(" + side + ")";
  }
}

class Unit extends Square {
  @Override
  public String describe() {
    return "unit, " + super.describe();
  }
}

enum Level {
  LOW(1), MIDDLE(5), HIGH(10);

  private final int weight;

  Level(int weight) {
    this.weight = weight;
  }

  int weight() {
    return weight;
  }
}

class Box<T> {
  private T held;

  Box(T held) {
    this.held = held;
  }

  T get() {
    return held;
  }

  class Inner {
    T twice() {
      return Box.this.held;
    }
  }

  Inner inner() {
    return new Inner();
  }
}

class Broken extends RuntimeException {
  final int code;

  Broken(int code) {
    super("broken " + code);
    this.code = code;
  }
}

class Objects {
  static StringBuilder log = new StringBuilder();

  static int attempt(int n) {
    try {
      log.append("t");
      if (n == 1) {
        throw new Broken(n);
      }
      if (n == 2) {
        return Integer.parseInt("x2");
      }
      if (n == 3) {
        return 30;
      }
      Object o = n == 4 ? "text" : Integer.valueOf(n);
      return (Integer) o;
    } catch (Broken e) {
      log.append("b").append(e.code);
      return -1;
    } catch (NumberFormatException | ClassCastException e) {
      log.append("n");
      return -2;
    } finally {
      log.append("f");
      if (n == 3) {
        log.append("!");
      }
    }
  }

  @SuppressWarnings("finally")
  static int swallow() {
    try {
      throw new IllegalStateException("lost");
    } finally {
      return 4;
    }
  }

  static void classes() {
    System.out.println("begin");
    Shape[] shapes = {new Square(2), new Unit(), new Square()};
    for (Shape shape : shapes) {
      System.out.println(shape.describe() + " " + shape + " " + (shape instanceof Unit));
    }
    System.out.println(Named.made);
    for (Level level : Level.values()) {
      System.out.print(level + "=" + level.weight() + "/" + level.ordinal() + " ");
    }
    System.out.println(Level.LOW.ordinal() - Level.HIGH.ordinal());
    Box<String> box = new Box<>("held");
    System.out.println(box.inner().twice().length() + box.get());
  }

  static void exceptions() {
    for (int n = 0; n < 6; n++) {
      System.out.print(attempt(n) + " ");
    }
    System.out.println(log + " " + swallow());
    try {
      int[] negative = new int[-3];
      System.out.println(negative.length);
    } catch (NegativeArraySizeException e) {
      System.out.println(e.getMessage());
    }
    try {
      "abc".substring(2, 1);
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
  }

  static void texts() {
    String s = "Hello";
    String t = "Hel" + "lo";
    String u = new StringBuilder("Hel").append("lo").toString();
    System.out.println((s == t) + " " + (s == u) + " " + s.equals(u) + " " + s.hashCode());
    System.out.println(s.charAt(1) + s.charAt(2) + "" + s.charAt(1) + s.charAt(2));
    System.out.println(s.indexOf('l') + " " + s.lastIndexOf('l') + " " + s.indexOf("lo") + " " + s.indexOf('z'));
    System.out.println(s.substring(1, 3) + s.toUpperCase() + s.replace('l', 'L') + "ab".repeat(3) + "[" + "  x ".trim() + "]");
    System.out.println("b".compareTo("abc") + " " + "a".compareTo("abc") + " " + "A".equalsIgnoreCase("a"));
    StringBuilder b = new StringBuilder();
    b.append(1).append('c').append(true).append(2.5).append("x").append(3L);
    b.insert(0, "<").reverse().setCharAt(0, '#');
    System.out.println(b + " " + b.length());
    String none = null;
    none += "x";
    System.out.println(none);
    char[] letters = "xyz".toCharArray();
    letters[0]++;
    System.out.println(String.valueOf(letters) + letters.length);
    switch (s) {
      case "Hello":
        System.out.println("found");
        break;
      default:
        System.out.println("lost");
    }
  }

  static void collections() {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      list.add(i * i);
    }
    list.remove(2);
    list.remove(Integer.valueOf(25));
    list.add(1, 99);
    int sum = 0;
    for (int value : list) {
      sum += value;
    }
    System.out.println(sum + " " + list.size() + " " + list.get(1) + " " + list.contains(9) + " " + list.indexOf(16));
    try {
      list.get(9);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    Map<String, Integer> map = new HashMap<>();
    String[] words = {"one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "Aa", "BB"};
    for (String word : words) {
      map.put(word, map.getOrDefault(word, 0) + word.length());
    }
    map.remove("four");
    for (String key : map.keySet()) {
      System.out.print(key + map.get(key) + " ");
    }
    System.out.println(map.size());
    Set<Long> set = new HashSet<>();
    for (long n = 0; n < 20; n += 3) {
      set.add(n * 1000000007L);
      set.add(n);
    }
    for (long n : set) {
      System.out.print(n + " ");
    }
    System.out.println(set.contains(3L));
    LinkedList<String> queue = new LinkedList<>();
    queue.add("a");
    queue.addFirst("b");
    queue.push("c");
    System.out.println(queue.pop() + queue.removeLast() + queue.peek() + queue.size());
    ArrayDeque<Integer> deque = new ArrayDeque<>();
    deque.offer(1);
    deque.push(2);
    System.out.println(deque.poll() + deque.pollLast());
    try {
      deque.pop();
    } catch (NoSuchElementException e) {
      System.out.println("empty");
    }
    Iterator<Integer> iterator = list.iterator();
    while (iterator.hasNext()) {
      if (iterator.next() % 2 == 1) {
        iterator.remove();
      }
    }
    System.out.println(list.size());
    int[] numbers = {3, 1, 2};
    Arrays.sort(numbers);
    int[] copy = Arrays.copyOf(numbers, 5);
    Arrays.fill(copy, 3, 5, 7);
    System.out.println(copy[0] + "" + copy[2] + copy[4] + Arrays.equals(numbers, copy) + Arrays.hashCode(numbers));
    System.arraycopy(copy, 0, copy, 1, 4);
    System.out.println(copy[1] + "" + copy[4]);
    Optional<String> some = Optional.of("x");
    System.out.println(some.isPresent() + some.get() + Optional.empty().isPresent());
    Integer small = 100, same = 100, large = 1000, other = 1000;
    System.out.println((small == same) + " " + large.equals(other) + " " + (large + other));
    int[][] grid = new int[2][3];
    grid[1][2] = 5;
    System.out.println(grid.length + grid[0].length + grid[1][2]);
  }

  public static void main(String[] args) {
    classes();
    exceptions();
    texts();
    collections();
    Object last = new int[2];
    System.out.println(((String) last).length());
  }
}
