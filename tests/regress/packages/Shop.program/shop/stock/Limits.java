package shop.stock;

public class Limits {
  public static final int MOST = 100;
}
