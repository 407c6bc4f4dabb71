import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads what Warrant prints: objects as maps, arrays as lists, whole numbers as Long. */
final class Json {
  private final String text;
  private int next = 0;

  private Json(String text) {
    this.text = text;
  }

  static Object read(String text) {
    return new Json(text).value();
  }

  private char skipSpace() {
    while (Character.isWhitespace(text.charAt(next))) {
      next++;
    }
    return text.charAt(next);
  }

  private Object value() {
    switch (skipSpace()) {
      case '{':
        return object();
      case '[':
        return array();
      case '"':
        return string();
      case 't':
        next += 4;
        return true;
      case 'f':
        next += 5;
        return false;
      case 'n':
        next += 4;
        return null;
      default:
        return number();
    }
  }

  private Map<String, Object> object() {
    Map<String, Object> entries = new LinkedHashMap<>();
    next++;
    while (skipSpace() != '}') {
      String key = string();
      skipSpace();
      next++; // the colon
      entries.put(key, value());
      if (skipSpace() == ',') {
        next++;
      }
    }
    next++;
    return entries;
  }

  private List<Object> array() {
    List<Object> elements = new ArrayList<>();
    next++;
    while (skipSpace() != ']') {
      elements.add(value());
      if (skipSpace() == ',') {
        next++;
      }
    }
    next++;
    return elements;
  }

  private String string() {
    skipSpace();
    StringBuilder read = new StringBuilder();
    for (next++; text.charAt(next) != '"'; next++) {
      read.append(text.charAt(next) == '\\' ? escape() : text.charAt(next));
    }
    next++;
    return read.toString();
  }

  private char escape() {
    char letter = text.charAt(++next);
    if (letter == 'u') {
      next += 4;
      return (char) Integer.parseInt(text.substring(next - 3, next + 1), 16);
    }
    int known = "bfnrt".indexOf(letter);
    return known < 0 ? letter : "\b\f\n\r\t".charAt(known);
  }

  private Object number() {
    int start = next;
    while (next < text.length() && "+-.eE0123456789".indexOf(text.charAt(next)) >= 0) {
      next++;
    }
    String digits = text.substring(start, next);
    if (digits.isEmpty()) {
      throw new IllegalArgumentException("no JSON at " + start);
    }
    return digits.matches("-?[0-9]+") ? (Object) Long.valueOf(digits) : (Object) Double.valueOf(digits);
  }
}
