import java.util.Objects;

// A final class of the library is none of those that it does not list: the overload that takes a Supplier
// does not apply to a String.
class RequireNonNull {
  final String name;

  RequireNonNull(String name)
    //@ requires name != null;
    //@ ensures this.name == name;
  {
    this.name = Objects.requireNonNull(name, "name");
  }

  static String wrong(String name) {
    return Objects.requireNonNull(name, "name"); //~ precondition:false
  }
}
