public class AssignInLambda {
  public static void main(String[] args) {
    int x = 1;
    Runnable r = () -> x++; // expect error: local variables referenced from a lambda expression must be final or effectively final
  }
}
