package java.lang;

import java.util.Iterator;

// Who goes over one knows the class that says what its iterator needs: this says it of none.
public interface Iterable<T> {
  //@ requires false;
  //@ ensures result != null && result.valid();
  Iterator<T> iterator();
}
// unlisted: forEach(java.util.function.Consumer) spliterator()
