// A set that is made of another one, or gets its elements, whose elements are values and keys already.
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

class CopiedSets {
  static void ok(Set<Long> given)
    //@ requires given != null && given.valid() && given.isModifiable() && given.size() < 100;
    //@ ensures given.valid() && given.contains(5L);
  {
    Set<Long> own = new HashSet<>(given);
    own.add(5L);
    assert own.size() <= given.size() + 1 && own.contains(5L);
    Set<Long> ordered = new LinkedHashSet<>(own);
    assert ordered.size() == own.size();
    given.addAll(ordered);
  }

  static void wrongSize(Set<Long> given)
    //@ requires given != null && given.valid() && given.size() < 100;
  {
    Set<Long> own = new HashSet<>(given);
    own.add(5L);
    assert own.size() == given.size() + 1; //~ assert:false
  }

  static void wrongShared(Set<Long> given)
    //@ requires given != null && given.valid() && !given.contains(5L);
  {
    Set<Long> own = new HashSet<>(given);
    own.add(5L);
    assert given.contains(5L); //~ assert:false
  }

  static void wrongList(List<Object> given)
    //@ requires given != null && given.valid();
  {
    Set<Object> own = new HashSet<>(given); //~ precondition:false
  }

  static void okLetter(Set<Object> set)
    //@ requires set != null && set.valid() && set.isModifiable();
    //@ ensures set.valid() && set.contains(5L) && set.contains(6);
  {
    set.add(5L);
    set.add(6);
  }

  static void wrongLetter(Set<Object> set)
    //@ requires set != null && set.valid() && set.isModifiable() && set.size() == 0;
    //@ ensures set.valid() && set.contains(5L); //~ postcondition:false
  {
    set.add(5);
  }
}
