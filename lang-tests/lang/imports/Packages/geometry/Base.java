package geometry;

public abstract class Base {
  protected static int count;
  public static int count() { return count; }
  private final String name;
  protected Base(String name) {
    this.name = name;
    count++;
  }
  protected String kind() { return "Base " + Hidden.mark(name); }
  public final String describe() { return "[" + kind() + "]"; }
}

class Hidden {
  static String mark(String s) { return "*" + s + "*"; }
}
