// intern() takes the first String of a text, unless that is the text of a literal or a class's name.
// expect: true
// expect: true
// expect: true
// expect: true
// expect: true
// expect: true
public class InternChoosesFirst {
  static final String CONSTANT = "con" + "stant";

  static class Inner {
    static String text() {
      return "inside";
    }
  }

  public static void main(String[] args) {
    String first = new StringBuilder("fi").append("rst").append(args.length).toString();
    System.out.println(first.intern() == first);
    String second = new String(first.toCharArray());
    System.out.println(second.intern() == first);
    System.out.println(new String("literal").intern() == "literal");
    System.out.println(new StringBuilder("con").append("stant").toString().intern() == CONSTANT);
    System.out.println(new StringBuilder("in").append("side").toString().intern() == Inner.text());
    String name = new StringBuilder("InternChooses").append("First").toString();
    System.out.println(name.intern() == InternChoosesFirst.class.getName());
  }
}
