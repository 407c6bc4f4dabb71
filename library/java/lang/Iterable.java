package java.lang;

public interface Iterable<T> {}
// unlisted: forEach(java.util.function.Consumer) iterator() spliterator()
