public class MultiCatchRelated {
  public static void main(String[] args) {
    try {
      throw new java.io.FileNotFoundException();
    } catch (java.io.FileNotFoundException | java.io.IOException e) { // expect error: Alternatives in a multi-catch statement cannot be related by subclassing
    }
  }
}
