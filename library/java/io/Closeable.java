package java.io;

// Who closes one knows the class that says what that needs: this says it of none.
public interface Closeable extends AutoCloseable {
  //@ requires false;
  //@ signals (IOException e) true;
  void close() throws IOException;
}
