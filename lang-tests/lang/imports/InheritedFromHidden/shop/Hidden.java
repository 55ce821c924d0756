package shop;

class Hidden {
  public static class Part {
    public int size = 3;

    public static String name() { return "part"; }
  }

  public String greet(int number) { return "hello " + number; }

  public <T extends Comparable<T>> T same(T value) { return value; }

  public final int last() { return 9; }

  String inside() { return "inside"; }
}
