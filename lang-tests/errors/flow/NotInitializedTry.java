public class NotInitializedTry {
  public static void main(String[] args) {
    int x;
    try {
      x = Integer.parseInt("1");
    } catch (NumberFormatException e) {
      System.out.println("x");
    }
    System.out.println(x); // expect error: variable x might not have been initialized
  }
}
