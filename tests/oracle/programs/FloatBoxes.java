import java.util.HashMap;
import java.util.Map;

class FloatBoxes {
  static boolean same(Object a, Object b) {
    return a.equals(b);
  }

  public static void main(String[] args) {
    Double d = 2.5;
    Float f = 1.5f;
    System.out.println(d.equals(2.5) + " " + same(d, 2.5) + " " + same(f, 1.5f) + " " + same(d, 2.5f));
    System.out.println(d.hashCode() + " " + f.hashCode());
    Object n = Double.NaN;
    Object none = Float.NaN;
    double zero = 0.0;
    System.out.println(same(n, zero / zero) + " " + same(0.0, -0.0) + " " + n.hashCode() + " " + none.hashCode());
    System.out.println("" + d + f);
    Object o = f;
    System.out.println(o.hashCode() + o.toString());
    Object mixed = true ? 1 : 2.0;
    Object c = 'c';
    Object l = 7L;
    Object b = true;
    System.out.println("" + mixed + c + l + b + n + none);
    Map<Float, Integer> counts = new HashMap<Float, Integer>();
    counts.put(0.5f, 1);
    counts.put(-3.25f, 2);
    counts.put(0.5f, 3);
    for (Float key : counts.keySet()) System.out.println(key + " " + counts.get(key));
  }
}
