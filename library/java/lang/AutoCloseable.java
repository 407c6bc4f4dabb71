package java.lang;

// Who closes one knows the class that says what that needs: this says it of none.
public interface AutoCloseable {
  //@ requires false;
  //@ signals (Exception e) true;
  void close() throws Exception;
}
