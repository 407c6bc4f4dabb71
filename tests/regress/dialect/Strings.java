// Annotation comments inside string literals are not annotations.
class Strings {
  Object text;

  void ok()
    //@ requires acc(text);
    //@ ensures acc(text) && text != null;
  {
    text = "//@ requires false; /*@ ensures false; @*/ \" //@ assume false;";
  }

  void wrong()
    //@ requires acc(text);
    //@ ensures acc(text) && text == null; //~ postcondition:false
  {
    text = "/*@ ensures true; @*/";
  }
}
