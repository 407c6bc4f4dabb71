// The declaration of an annotation says nothing to anybody but by its constants.
@Annotations.Mark(1)
class Annotations {
  @interface Mark { //~ W0009
    int LEAST = 3;

    int value() default LEAST;

    enum Level { LOW, HIGH }

    class Within {
      int x;
    }
  }

  final Object made = new Object();
  static final Object FIRST = new Object();
  int x;

  @Mark(Mark.LEAST)
  static void ok() {
    assert FIRST != null;
  }

  static int leftOut() {
    assert Mark.LEAST == 4;
    return Mark.LEAST;
  }

  static Object alsoLeftOut(Mark.Within within) {
    Object o = Mark.Level.LOW;
    assert o == null;
    return o;
  }

  @Mark(2)
  void wrong() {
    x = 1; //~ write:permission
  }
}

// Its methods are not known.
class Marked implements Annotations.Mark {
  public Class<? extends java.lang.annotation.Annotation> annotationType() { //~ W0003
    return null;
  }

  public int value() {
    return 1;
  }

  int notVerified() {
    assert false;
    return 1;
  }
}
