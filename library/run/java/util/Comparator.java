package java.util;

public interface Comparator<T> {
  int compare(T left, T right);
}
// unlisted: comparing(java.util.function.Function) comparing(java.util.function.Function,java.util.Comparator)
// unlisted: comparingDouble(java.util.function.ToDoubleFunction)
// unlisted: comparingInt(java.util.function.ToIntFunction) comparingLong(java.util.function.ToLongFunction)
// unlisted: equals(Object) naturalOrder() nullsFirst(java.util.Comparator) nullsLast(java.util.Comparator)
// unlisted: reverseOrder() reversed() thenComparing(java.util.Comparator)
// unlisted: thenComparing(java.util.function.Function)
// unlisted: thenComparing(java.util.function.Function,java.util.Comparator)
// unlisted: thenComparingDouble(java.util.function.ToDoubleFunction)
// unlisted: thenComparingInt(java.util.function.ToIntFunction)
// unlisted: thenComparingLong(java.util.function.ToLongFunction)
