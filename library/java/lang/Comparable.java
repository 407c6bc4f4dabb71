package java.lang;

// Overrides are held to this contract: it knows of no permissions, so it suits what compares final fields.
public interface Comparable<T> {
  //@ requires other != null;
  int compareTo(T other);
}
