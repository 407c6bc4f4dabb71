package two;

// What is known in its package only is not overridden in another one, where Java keeps both.
public class Below extends one.Above {
  /*@ pure @*/ int known() {
    return 2;
  }

  protected /*@ pure @*/ int kept() {
    return 2;
  }
}
