package java.util;

public final class Optional<T> {
  // What it holds; null: nothing.
  //@ pure ghost T held();

  //@ ensures result != null && result.held() == null;
  public static <T> Optional<T> empty();

  //@ requires value != null;
  //@ ensures result != null && result.held() == value;
  public static <T> Optional<T> of(T value);

  //@ ensures result != null && result.held() == value;
  public static <T> Optional<T> ofNullable(T value);

  //@ ensures result == (held() != null);
  /*@ pure @*/ public boolean isPresent();

  //@ ensures result == (held() == null);
  /*@ pure @*/ public boolean isEmpty();

  //@ requires held() != null;
  //@ ensures result == held();
  /*@ pure @*/ public T get();

  //@ ensures result == (held() == null ? other : held());
  /*@ pure @*/ public T orElse(T other);

  //@ requires held() != null;
  //@ ensures result == held();
  /*@ pure @*/ public T orElseThrow();
}
// unlisted: equals(Object) filter(java.util.function.Predicate) flatMap(java.util.function.Function)
// unlisted: hashCode() ifPresent(java.util.function.Consumer)
// unlisted: ifPresentOrElse(java.util.function.Consumer,Runnable) map(java.util.function.Function)
// unlisted: or(java.util.function.Supplier) orElseGet(java.util.function.Supplier)
// unlisted: orElseThrow(java.util.function.Supplier) stream() toString()
