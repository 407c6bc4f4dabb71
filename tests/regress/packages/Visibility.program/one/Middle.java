package one;

public class Middle extends Base {
  int own() {
    return size;
  }
}
