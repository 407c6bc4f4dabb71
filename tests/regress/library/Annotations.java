import java.lang.annotation.*;

class Annotations {
  Retention retention;

  static int rank(RetentionPolicy policy)
    //@ ensures policy != null ==> 1 <= \result;
    //@ ensures policy == RetentionPolicy.RUNTIME ==> \result == 3;
  {
    if (policy == RetentionPolicy.SOURCE) return 1;
    if (policy == RetentionPolicy.CLASS) return 2;
    return policy == null ? 0 : 3;
  }

  static void distinct() {
    RetentionPolicy one = RetentionPolicy.SOURCE;
    assert one != null && one != RetentionPolicy.CLASS;
    assert one == RetentionPolicy.RUNTIME; //~ assert:false
  }

  @SuppressWarnings("removal")
  static void boxes() {
    Integer one = new Integer(1);
    assert one.intValue() == 1 && one == 1;
    Integer other = new Integer(1);
    assert one.equals(other);
    assert one == other; //~ assert:false
  }
}
