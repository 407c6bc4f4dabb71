// Comparable's contract asks for nothing but an object.
class Version implements Comparable<Version> {
  final int major, minor;

  Version(int major, int minor)
    //@ ensures this.major == major && this.minor == minor;
  {
    this.major = major;
    this.minor = minor;
  }

  public int compareTo(Version other)
    //@ requires other != null;
    //@ ensures (\result == 0) == (major == other.major && minor == other.minor);
  {
    if (major != other.major) return major < other.major ? -1 : 1;
    return minor == other.minor ? 0 : minor < other.minor ? -1 : 1;
  }
}

class Cell implements Comparable<Cell> {
  int value;

  //@ predicate valid() = acc(value);

  public int compareTo(Cell other) //~ override:predicate
    //@ requires valid() && other != null && other.valid();
  {
    return value < other.value ? -1 : value == other.value ? 0 : 1;
  }
}

class Careless implements Comparable<Careless> {
  final int key = 1;

  public int compareTo(Careless other) {
    return key - other.key;
  }
}

class Client {
  static <T extends Comparable<T>> T larger(T one, T other)
    //@ requires one != null && other != null;
    //@ ensures \result == one || \result == other;
  {
    return one.compareTo(other) < 0 ? other : one;
  }

  static void ok() {
    Version a = new Version(1, 2), b = new Version(1, 2);
    int order = a.compareTo(b);
    assert order == 0;
    Version c = larger(a, b);
    assert c.major == 1;
  }

  static void wrong(Version version)
    //@ requires version != null;
  {
    version.compareTo(null); //~ precondition:false
  }
}
