class Paint {
  enum Color { RED, GREEN, BLUE }

  Color color;

  //@ predicate valid() = acc(color) && color != null;

  Paint(Color color)
    //@ requires color != null;
    //@ ensures valid();
  {
    this.color = color;
  }

  //@ requires valid();
  //@ ensures valid();
  int okCode() {
    //@ open valid();
    switch (color) {
      case RED:
        assert color != Color.GREEN;
        return 1;
      case GREEN:
        return 2;
      default:
        return 3;
    }
  }

  static void okDistinct() {
    assert Color.RED != Color.GREEN && Color.GREEN != Color.BLUE && Color.RED != Color.BLUE;
    assert Color.RED != null;
    Paint paint = new Paint(Color.BLUE);
    //@ open paint.valid();
    paint.color = Color.RED;
  }

  static void wrongDistinct() {
    assert Color.RED == Color.BLUE; //~ assert:false
  }

  static void wrongOne(Color color) {
    if (color != Color.RED && color != Color.GREEN) {
      assert color == Color.BLUE; //~ assert:false
    }
  }

  public static void main(String[] args) {
    assert Color.RED == Color.RED;
    assert Color.RED == null; //~ assert:false
  }
}

enum Direction {
  UP,
  DOWN;
}
