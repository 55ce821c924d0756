public class NotInitializedLoop {
  public static void main(String[] args) {
    int x;
    for (int i = 0; i < 10; i++) x = i;
    System.out.println(x); // expect error: variable x might not have been initialized
  }
}
