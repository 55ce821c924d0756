public class ResourceNotCloseable {
  public static void main(String[] args) {
    try (String s = "x") { // expect error: incompatible types
      System.out.println(s);
    }
  }
}
