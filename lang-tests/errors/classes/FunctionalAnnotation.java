public class FunctionalAnnotation {
  @FunctionalInterface // expect error: Unexpected @FunctionalInterface annotation
  interface Two { void a(); void b(); }

  public static void main(String[] args) {
    System.out.println("x");
  }
}
