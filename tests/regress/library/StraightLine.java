import java.util.List;
import java.util.Map;

// Many calls in a row, of collections of which nothing is known: what they hold is described as often as that
// takes, and not up to a number that some program passes.
class StraightLine {
  //@ requires l != null && l.valid() && l.isModifiable();
  //@ ensures l.valid();
  static void adds(List<Object> l, Object o, Object p) {
    int size = l.size();
    l.add(p);
    l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o);
    l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o);
    l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o);
    l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o);
    l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o);
    l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o);
    l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o);
    l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o);
    l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o);
    l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o);
    l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o);
    l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o);
    l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o);
    l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o);
    l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o);
    l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o); l.add(o);
    l.add(o); l.add(o); l.add(o); l.add(o);
    Object first = l.get(size);
    Object second = l.get(size + 1);
    //@ assert first == p && second == o;
  }
  //@ requires l != null && l.valid() && l.isModifiable();
  //@ ensures l.valid();
  static void wrongAdds(List<Object> l, Object o, Object p) {
    int size = l.size();
    l.add(p);
    l.add(o); l.add(o); l.add(o); l.add(o); l.add(o);
    Object second = l.get(size + 1);
    //@ assert second == p; //~ assert:false
  }
  //@ requires m != null && m.valid() && m.isModifiable();
  //@ ensures m.valid();
  static void removes(Map<Integer, Integer> m) {
    m.put(1000, 5);
    m.remove(0); m.remove(1); m.remove(2); m.remove(3); m.remove(4); m.remove(5); m.remove(6); m.remove(7);
    m.remove(8); m.remove(9); m.remove(10); m.remove(11); m.remove(12); m.remove(13); m.remove(14); m.remove(15);
    m.remove(16); m.remove(17); m.remove(18); m.remove(19); m.remove(20); m.remove(21); m.remove(22); m.remove(23);
    m.remove(24); m.remove(25); m.remove(26); m.remove(27); m.remove(28); m.remove(29); m.remove(30); m.remove(31);
    m.remove(32); m.remove(33); m.remove(34); m.remove(35); m.remove(36); m.remove(37); m.remove(38); m.remove(39);
    m.remove(40); m.remove(41); m.remove(42); m.remove(43); m.remove(44); m.remove(45); m.remove(46); m.remove(47);
    m.remove(48); m.remove(49); m.remove(50); m.remove(51); m.remove(52); m.remove(53); m.remove(54); m.remove(55);
    m.remove(56); m.remove(57); m.remove(58); m.remove(59); m.remove(60); m.remove(61); m.remove(62); m.remove(63);
    m.remove(64); m.remove(65); m.remove(66); m.remove(67); m.remove(68); m.remove(69); m.remove(70); m.remove(71);
    m.remove(72); m.remove(73); m.remove(74); m.remove(75); m.remove(76); m.remove(77); m.remove(78); m.remove(79);
    m.remove(80); m.remove(81); m.remove(82); m.remove(83); m.remove(84); m.remove(85); m.remove(86); m.remove(87);
    m.remove(88); m.remove(89); m.remove(90); m.remove(91); m.remove(92); m.remove(93); m.remove(94); m.remove(95);
    m.remove(96); m.remove(97); m.remove(98); m.remove(99);
    Integer kept = m.get(1000);
    //@ assert kept.intValue() == 5;
    boolean isThere = m.containsKey(50), isLast = m.containsKey(99);
    //@ assert !isThere && !isLast;
    boolean isOther = m.containsKey(100);
    //@ assert !isOther; //~ assert:false
  }
}
