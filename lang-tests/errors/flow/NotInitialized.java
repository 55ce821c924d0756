public class NotInitialized {
  public static void main(String[] args) {
    int x;
    System.out.println(x); // expect error: variable x might not have been initialized
  }
}
