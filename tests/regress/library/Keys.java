import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

enum Color { RED, GREEN }

// Two of them are one key only if they are one object.
class Room {
  int seats;
}

class Hall extends Room {}

// Its own `equals` may be anything.
class Point {
  int x;

  public boolean equals(Object other) {
    return other instanceof Point;
  }

  public int hashCode() {
    return 1;
  }
}

interface Shape {}

class Square implements Shape {}

class Circle extends Point implements Shape {}

// Objects of a program as keys: those that equal themselves alone.
class Keys {
  static void okEnum() {
    Map<Color, Integer> counts = new HashMap<>();
    counts.put(Color.RED, 1);
    counts.put(Color.GREEN, 2);
    assert counts.containsKey(Color.RED) && counts.size() == 2;
    assert counts.get(Color.RED) == 1;
  }

  static void wrongEnum() {
    Map<Color, Integer> counts = new HashMap<>();
    counts.put(Color.RED, 1);
    assert counts.containsKey(Color.GREEN); //~ assert:false
  }

  static void okAny(Map<Color, Integer> counts, Color color)
    //@ requires counts != null && counts.valid();
    //@ ensures counts.valid() && counts.containsKey(color);
  {
    counts.put(color, 5);
  }

  static void okObjects(Room one, Room other)
    //@ requires one != other;
  {
    Set<Room> rooms = new HashSet<>();
    rooms.add(one);
    assert rooms.contains(one) && !rooms.contains(other);
    rooms.add(other);
    assert rooms.size() == 2;
    Map<Hall, String> names = new HashMap<>();
    names.put(new Hall(), "a");
    assert names.size() == 1;
  }

  static void wrongObjects(Room one, Room other) {
    Set<Room> rooms = new HashSet<>();
    rooms.add(one);
    rooms.add(other);
    assert rooms.size() == 2; //~ assert:false
  }

  static void wrongEquals(Set<Point> points, Point point)
    //@ requires points != null && points.valid() && point != null;
  {
    points.add(point); //~ precondition:false
  }

  // A circle is a point, too.
  static void wrongBelow(Set<Shape> shapes, Shape shape)
    //@ requires shapes != null && shapes.valid() && shape != null;
  {
    shapes.add(shape); //~ precondition:false
  }

  static void okBelow(Set<Square> shapes, Square shape)
    //@ requires shapes != null && shapes.valid();
    //@ ensures shapes.valid() && shapes.contains(shape);
  {
    shapes.add(shape);
  }

  static void wrongObject(Set<Object> objects, Object object)
    //@ requires objects != null && objects.valid() && object != null;
  {
    objects.add(object); //~ precondition:false
  }

  static void okList(List<Color> list)
    //@ requires list != null && list.valid();
  {
    list.add(Color.RED);
    assert list.contains(Color.RED);
  }

  static int okLoop(Map<Color, Integer> counts)
    //@ requires counts != null && counts.valid();
    //@ ensures counts.valid() && \result <= counts.size();
  {
    int n = 0;
    for (Map.Entry<Color, Integer> entry : counts.entrySet())
      //@ invariant n <= \index;
    {
      if (entry.getKey() == Color.RED) n++;
    }
    return n;
  }

  public static void main(String[] args) {
    okEnum();
    Room room = new Room();
    okObjects(room, new Hall());
  }
}
