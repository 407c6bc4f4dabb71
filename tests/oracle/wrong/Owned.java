// What final fields refer to from the start is the same object in every input; what that holds is not.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Owned {
  static class Part { int x; final int[] counts = new int[2]; }

  final Part part = new Part();
  final int[] numbers = new int[3];
  final List<String> names = new ArrayList<>();
  final Map<String, Integer> ages = new HashMap<>();

  //@ requires part != null ** acc(part.x);
  //@ ensures acc(part.x) ** part.x == 0;
  void ofPart() {}

  //@ requires part != null ** part.counts != null ** acc(part.counts[*]) ** part.counts.length == 2;
  //@ ensures acc(part.counts[*]) ** part.counts[1] < 3;
  void ofPartOfPart() {}

  //@ requires numbers != null ** acc(numbers[*]) ** numbers.length == 3;
  //@ ensures acc(numbers[*]) ** numbers[0] == 0;
  void ofArray() {}

  //@ requires names != null ** names.valid();
  //@ ensures names.valid() ** |names.view()| == 0;
  void ofList() {}

  //@ requires ages != null ** ages.valid();
  //@ ensures ages.valid() ** |ages.view()| == 0;
  void ofMap() {}

  // Characters of the program are letters of texts.
  //@ requires line != null;
  //@ ensures \result <= 0;
  static int at(String line) { return line.indexOf('='); }

  //@ requires line != null ** line.length() == 1;
  //@ ensures \result != '9';
  static char only(String line) { return line.charAt(0); }
}
