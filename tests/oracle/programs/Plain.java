import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;

/** Java without annotations, which is run and not verified. */
class Plain {
  /** An iterator that does not say what its objects stand for. */
  static class Names implements Iterator<String> {
    int next = 0;

    public boolean hasNext() {
      return next < 3;
    }

    public String next() {
      if (!hasNext()) throw new NoSuchElementException();
      next++;
      return "name " + next;
    }
  }

  static class Tree<T extends Comparable<T>> implements Iterable<T> {
    static class Node<T> {
      T value;
      Node<T> left, right;
    }

    Node<T> root;
    int size;

    boolean add(T value) {
      Node<T> made = new Node<>();
      made.value = value;
      if (root == null) {
        root = made;
        size++;
        return true;
      }
      for (Node<T> at = root;;) {
        int order = value.compareTo(at.value);
        if (order == 0) return false;
        Node<T> below = order < 0 ? at.left : at.right;
        if (below == null) {
          if (order < 0) {
            at.left = made;
          } else {
            at.right = made;
          }
          size++;
          return true;
        }
        at = below;
      }
    }

    public Iterator<T> iterator() {
      List<T> all = new ArrayList<>();
      fill(root, all);
      return all.iterator();
    }

    private void fill(Node<T> at, List<T> all) {
      if (at == null) return;
      fill(at.left, all);
      all.add(at.value);
      fill(at.right, all);
    }
  }

  static class Stack<T> {
    private Object[] elements = new Object[1];
    private int size;

    void push(T element) {
      if (size == elements.length) {
        Object[] larger = new Object[2 * size];
        for (int i = 0; i < size; i++) larger[i] = elements[i];
        elements = larger;
      }
      elements[size++] = element;
    }

    @SuppressWarnings("unchecked")
    T pop() {
      return (T) elements[--size];
    }

    void spoil(Object element) {
      elements[size++] = element;
    }
  }

  static class Version implements Comparable<Version> {
    final int major, minor;

    Version(int major, int minor) {
      this.major = major;
      this.minor = minor;
    }

    public int compareTo(Version other) {
      return major != other.major ? Integer.compare(major, other.major) : Integer.compare(minor, other.minor);
    }

    public String toString() {
      return major + "." + minor;
    }
  }

  static class Downwards implements Comparator<Version> {
    public int compare(Version left, Version right) {
      return right.compareTo(left);
    }
  }

  static class Count implements Runnable {
    int runs;

    public void run() {
      runs++;
    }
  }

  static class Failure extends RuntimeException {
    Failure(Throwable cause) {
      super(cause);
    }

    public String getMessage() {
      return "failure by " + super.getMessage();
    }
  }

  enum Colour {
    RED, GREEN
  }

  static int checks = 0;

  static boolean isSorted(int[] a) {
    checks++;
    for (int i = 1; i < a.length; i++) {
      if (a[i - 1] > a[i]) return false;
    }
    return true;
  }

  static void asserts() {
    int[] a = {1, 2, 3};
    assert a.length == 3 && isSorted(a);
    assert !isSorted(new int[] {2, 1}) : "as it is" + isSorted(a);
    Set<Integer> seen = new HashSet<>();
    assert seen.add(3);
    assert !seen.add(3);
    StringBuilder text = new StringBuilder();
    assert text.append("x").toString().equals("x");
    int n = 0;
    assert n++ == 0;
    Object o = text.toString();
    assert o instanceof String s && s.length() == 1;
    System.out.println(checks + " " + seen.size() + " " + text + n);
  }

  static void objects() {
    Object number = 5, letter = 'c', nothing = null, truth = true;
    System.out.println(number);
    System.out.println(letter);
    System.out.println(nothing);
    System.out.println(truth);
    System.out.println(Colour.GREEN);
    System.out.println(new Version(1, 2));
    System.out.print(new Version(3, 4));
    System.out.println();
    System.out.println(new char[] {'o', 'k'});
    System.out.println(Arrays.toString(new int[] {3, 1}) + Arrays.toString(new double[] {0.5}));
    System.out.println(Arrays.toString(new boolean[] {true}) + Arrays.toString(new char[0]));
    Integer box = 7;
    System.out.println(box);
  }

  static void casts() {
    Stack<String> texts = new Stack<>();
    for (int i = 0; i < 5; i++) texts.push("text " + i);
    System.out.println(texts.pop().length() + texts.pop());
    texts.spoil(3);
    try {
      System.out.println(texts.pop().length());
    } catch (ClassCastException e) {
      System.out.println("spoilt");
    }
    Stack<Integer> numbers = new Stack<>();
    numbers.push(4);
    int four = numbers.pop();
    System.out.println(four);
    Object list = new ArrayList<Integer>();
    @SuppressWarnings("unchecked")
    List<Integer> known = (List<Integer>) list;
    known.add(9);
    System.out.println(known.get(0));
  }

  public static void main(String[] args) {
    asserts();
    objects();
    casts();
    Names names = new Names();
    while (names.hasNext()) System.out.println(names.next());
    Tree<Version> versions = new Tree<>();
    versions.add(new Version(2, 0));
    versions.add(new Version(1, 1));
    versions.add(new Version(2, 0));
    for (Version version : versions) System.out.println(version);
    System.out.println(versions.size);
    Comparator<Version> order = new Downwards();
    System.out.println(order.compare(new Version(1, 0), new Version(0, 9)));
    Count count = new Count();
    Runnable runnable = count;
    runnable.run();
    System.out.println(count.runs);
    Map<String, Integer> ages = new HashMap<>();
    ages.put("a", 1);
    for (Map.Entry<String, Integer> entry : ages.entrySet())
      System.out.println(entry.getKey() + entry.getValue());
    try {
      throw new Failure(new IllegalStateException("inner"));
    } catch (Failure e) {
      System.out.println(e);
      System.out.println(e.getCause());
      System.out.println(e.getLocalizedMessage());
    }
  }
}
