package java.util;

public final class Optional<T> {
  private T value;

  private Optional(T value) {
    this.value = value;
  }

  // What is thrown: a pure method cannot say so.
  private native /*@ pure @*/ T missing();

  public static <T> Optional<T> empty() {
    return new Optional<T>(null);
  }

  public static <T> Optional<T> of(T value) {
    if (value == null) throw new NullPointerException();
    return new Optional<T>(value);
  }

  public static <T> Optional<T> ofNullable(T value) {
    return new Optional<T>(value);
  }

  /*@ pure @*/ public boolean isPresent() {
    return value != null;
  }

  /*@ pure @*/ public boolean isEmpty() {
    return value == null;
  }

  /*@ pure @*/ public T get() {
    return value == null ? missing() : value;
  }

  /*@ pure @*/ public T orElse(T other) {
    return value == null ? other : value;
  }

  /*@ pure @*/ public T orElseThrow() {
    return value == null ? missing() : value;
  }
}
