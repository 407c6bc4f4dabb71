import java.util.*;

// A map with a key that must be there.
class Config {
  static int port(Map<String, Integer> config)
    //@ requires config != null && config.valid() && config.containsKey("port") && config.get("port") != null;
    //@ ensures config.valid() && result > 0;
  {
    return config.get("port");
  }

  static int get(List<Integer> list)
    //@ requires list != null && list.valid() && list.size() == 2 && list.get(0) != null && list.get(1) != null && list.get(0) == 41;
    //@ ensures list.valid() && result != 41;
  {
    return list.get(0);
  }
}
