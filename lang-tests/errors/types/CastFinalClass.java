public class CastFinalClass {
  public static void main(String[] args) {
    final class F {}
    Runnable r = (Runnable) new F(); // expect error: incompatible types
  }
}
