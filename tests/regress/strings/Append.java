// s += e on variables, fields and elements: the target is evaluated first, once.
class Append {
  String text = "";
  int calls;
  String[] lines = {"a", "b"};

  int next()
    //@ requires acc(calls) && calls < 100;
    //@ ensures acc(calls) && calls == old(calls) + 1 && result == old(calls);
  {
    calls++;
    return calls - 1;
  }

  void okField()
    //@ requires acc(text) && text != null && text.length() == 2;
    //@ ensures acc(text) && text != null && text.equals(old(text) + "xy1") && text.length() == 5;
  {
    text += "x";
    text += 'y';
    text += 1;
  }

  void wrongField()
    //@ requires acc(text) && text != null;
    //@ ensures acc(text) && text == old(text); //~ postcondition:false
  {
    text += "";
  }

  void wrongPermission() {
    text += "x"; //~ read:permission
  }

  // The right side is not evaluated as one with the left one: `1 + 2` is 3.
  void okSum() {
    String a = "n";
    a += 1 + 2;
    assert a.equals("n3");
    String b = a += "!";
    assert b == a && b.equals("n3!");
  }

  void wrongSum() {
    String a = "n";
    a += 1 + 2;
    assert a.equals("n12"); //~ assert:false
  }

  // The old value is read before the right side changes it.
  void okOrder() {
    String a = "a";
    a += a = "b";
    assert a.equals("ab");
  }

  void wrongOrder() {
    String a = "a";
    a += a = "b";
    assert a.equals("bb"); //~ assert:false
  }

  void okElement()
    //@ requires acc(lines) && lines != null && acc(lines[*]) && lines.length == 2 && acc(calls) && calls == 0;
    //@ ensures acc(lines) && acc(lines[*]) && acc(calls) && calls == 1;
  {
    String first = lines[0];
    lines[next()] += "!";
    assert lines[0].equals(first + "!");
  }

  void wrongElement()
    //@ requires acc(lines) && lines != null && acc(lines[*]) && lines.length == 2;
    //@ ensures acc(lines) && acc(lines[*]);
  {
    lines[2] += "!"; //~ array:bounds
  }

  void okNull() {
    String a = null;
    a += null;
    assert a.equals("nullnull");
  }
}
