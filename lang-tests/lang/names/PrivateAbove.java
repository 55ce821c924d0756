// A private variable of a superclass is not inherited: where it would hide a class, a package or an outer variable, these are meant.
class Above {
  private int java = 1;
  private int Inside = 2;
  private int near = 3;
}

public class PrivateAbove extends Above {
  static class Inside {
    static String name = "class";
  }

  int near = 4;

  class Inner extends Above {
    int near() {
      return near;
    }

    String name() {
      return Inside.name;
    }
  }

  public static void main(String[] args) {
    System.out.println(java.lang.Long.toString(5));
    System.out.println(Inside.name);
    System.out.println(new PrivateAbove().new Inner().near() + new PrivateAbove().new Inner().name());
  }
}
// expect: 5
// expect: class
// expect: 4class
