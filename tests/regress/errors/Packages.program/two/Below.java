package two;

// What is known in its package only is not overridden in another one.
public class Below extends one.Above {
  /*@ pure @*/ int known() { //~ W0009
    return 2;
  }

  protected /*@ pure @*/ int kept() {
    return 2;
  }
}
