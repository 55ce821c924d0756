public class NotInitializedLambda {
  public static void main(String[] args) {
    int x;
    Runnable r = () -> System.out.println(x); // expect error: variable x might not have been initialized
  }
}
