public class BoundNotMet {
  static class Box<T extends Number> {}

  public static void main(String[] args) {
    Box<String> b = null; // expect error: type argument String is not within bounds
  }
}
