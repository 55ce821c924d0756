public class SameErasure {
  static void f(java.util.List<String> x) {}
  static void f(java.util.List<Integer> y) {} // expect error: name clash

  public static void main(String[] args) {
    System.out.println("x");
  }
}
