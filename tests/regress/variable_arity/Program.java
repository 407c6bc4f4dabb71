// A program may start with a variable number of arguments; what it prints is what Java prints.
class Program {
  static int total;

  static void add(int... numbers)
    //@ requires acc(total) && acc(numbers[*], 1/2) && total == 0 && numbers.length <= 2;
    //@ ensures acc(total) && acc(numbers[*], 1/2) && total == numbers.length;
  {
    total = numbers.length;
  }

  static String join(String between, String... parts)
    //@ requires acc(parts[*], 1/2);
    //@ ensures \result != null;
  {
    String text = "";
    for (String part : parts)
      //@ invariant acc(parts[*], 1/2) && text != null;
    {
      text = text + part + between;
    }
    return text;
  }

  static void clear(int... numbers)
    //@ requires acc(numbers[*]);
    //@ ensures acc(numbers[*]) && (numbers.length > 0 ==> numbers[0] == 0);
  {
    if (numbers.length > 0) numbers[0] = 0;
  }

  static int count(Object... objects)
    //@ requires objects != null;
    //@ ensures \result == objects.length;
  {
    return objects.length;
  }

  static long last(long first, Long... boxes)
    //@ requires acc(boxes[*], 1/2) && (\forall int i; 0 <= i && i < boxes.length; boxes[i] != null);
  {
    return boxes.length == 0 ? first : boxes[boxes.length - 1];
  }

  public static void main(String... args)
    //@ requires acc(total) && total == 0;
  {
    add(1, 2);
    assert total == 2;
    System.out.println(total);
    String text = join("-", "a", "b", "c");
    System.out.println(text);
    int[] own = {7, 8};
    clear(own[0], own[1]);
    assert own[0] == 7;
    System.out.println(own[0]);
    clear(own);
    System.out.println(own[0]);
    System.out.println(last(3));
    System.out.println(last(3, 4L, 1000L));
    System.out.println(count() + " " + count(own) + " " + count(1, "a", null));
  }

  static void wrongMain() {
    int n = count(1, 2);
    assert n == 1; //~ assert:false
  }
}
