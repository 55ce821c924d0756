public class ResourceNotFinal {
  public static void main(String[] args) {
    java.io.StringReader r = new java.io.StringReader("x");
    r = null;
    try (r) { // expect error: variable r used as a try-with-resources resource neither final nor effectively final
    } catch (Exception e) {
    }
  }
}
