package two;

public class Lower extends one.Upper {
  int kept() {
    return 2;
  }
}
