import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

class Phonebook {
  private Map<String, Integer> numbers = new HashMap<>();
  private List<String> log = new ArrayList<>();

  //@ predicate valid() = acc(numbers) ** acc(log) ** numbers != null ** log != null ** numbers.valid() ** log.valid();
  //@ pure map<Object, Integer> known() requires valid(); = numbers.view();
  //@ pure seq<String> calls() requires valid(); = log.view();

  Phonebook()
    //@ ensures valid() ** |known()| == 0 ** |calls()| == 0;
  {
  }

  void enter(String name, Integer number)
    //@ requires valid() ** name != null;
    //@ ensures valid() ** known() == old(known())[Objects.key(name) -> number] ** calls() == old(calls());
  {
    numbers.put(name, number);
  }

  Integer call(String name)
    //@ requires valid() ** name != null;
    //@ ensures valid() ** known() == old(known()) ** calls() == old(calls()) + [name];
  {
    log.add(name);
    return numbers.get(name);
  }
}
