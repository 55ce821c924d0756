public class LambdaParameterHidesLocal {
  public static void main(String[] args) {
    int x = 1;
    java.util.function.IntUnaryOperator f = x -> x; // expect error: variable x is already defined
  }
}
