// An object seen before it is complete: default values of its fields, finals too.
public class LeakingThis {
  static java.util.List<String> seen = new java.util.ArrayList<>();
  static class Base { Base() { seen.add(describe()); register(this); } String describe() { return "base"; } }
  static void register(Base b) { seen.add("registered " + b.describe()); }
  static class Sub extends Base {
    private final int constant = 5;
    private final int computed = Integer.parseInt("6");
    private int plain = 7;
    private String s = "set";
    @Override String describe() { return constant + " " + computed + " " + plain + " " + s; }
  }

  public static void main(String[] args) {
    seen.add(new Sub().describe());
    seen.forEach(System.out::println);
  }
}
// expect: 5 0 0 null
// expect: registered 5 0 0 null
// expect: 5 6 7 set
