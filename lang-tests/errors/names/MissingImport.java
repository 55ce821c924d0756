public class MissingImport {
  public static void main(String[] args) {
    List<String> l = null; // expect error: cannot find symbol
  }
}
