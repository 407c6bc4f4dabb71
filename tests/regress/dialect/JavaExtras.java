//: --overflow=unbounded
package warrant.examples;

import java.util.Objects;

/** Modifiers, Javadoc and formal parameters as Java programs have them. */
public final class JavaExtras {
  private int count;
  protected boolean flag;

  public JavaExtras(final int start)
    //@ ensures acc(count) && acc(flag) && count == start && !flag;
  {
    this.count = start;
  }

  /** Counts. */
  public final int next()
    //@ requires acc(this.count);
    //@ ensures acc(this.count) && \result == old(this.count) && count == \result + 1;
  {
    final int current = count, following = current + 1;
    count = following;
    ;
    return current;
  }

  public static void main(final String[] args) {
    final JavaExtras extras = new JavaExtras(3);
    int three = extras.next();
    assert three == 3 : "three";
    assert extras.count == 3; //~ assert:false [changed]
  }
}
