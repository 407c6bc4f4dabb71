package one;

public class Above {
  /*@ pure @*/ int known() {
    return 1;
  }

  protected /*@ pure @*/ int kept() {
    return 1;
  }

  public static void main(String[] args) {
    Above object = new two.Below();
    assert object.known() == 1 && object.kept() == 2;
  }
}
